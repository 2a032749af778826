import fc from 'fast-check';

/** A run draws what the last one drew; weather draws anew, by its own seed. */
fc.configureGlobal({ seed: Number(process.env['WEATHER_SEED'] ?? 20261127) });
