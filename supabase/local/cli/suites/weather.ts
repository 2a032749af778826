import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { draws } from './draws.ts';
import type { Step } from './steps.ts';

/** Weather is on where WEATHER_SEED is set; the runners' own modules read it too. */
export const seedVariable = 'WEATHER_SEED';

/** WEATHER=1 draws a seed, WEATHER_SEED repeats one; undefined in fair weather. */
export function weatherSeed(environment: NodeJS.ProcessEnv): string | undefined {
  const wanted = environment[seedVariable];
  if (wanted !== undefined && !/^[1-9]\d{0,8}$/.test(wanted)) {
    throw new Error(`${seedVariable} é um número inteiro de 1 a 999999999.`);
  }
  if (wanted !== undefined || environment['WEATHER'] !== '1') return wanted;
  return String(1 + Math.floor(Math.random() * 999_999_999));
}

export function orderOf({ kind }: Step, seed: string | undefined): string[] {
  if (seed === undefined) return [];
  if (kind === 'vitest') return ['--sequence.shuffle', `--sequence.seed=${seed}`];
  return kind === 'playwright' ? [`--shuffle=${seed}`] : [];
}

/** Takes every processor away by turns of up to 0.4 s; returns what ends that. */
export function startBursts(seed: string): () => void {
  const threads = Array.from({ length: availableParallelism() }, (_, index) => {
    const draw = draws(`${seed} ${index}`);
    const turns = Array.from({ length: 1000 }, () => [draw() * 400, draw() * 400]);
    return new Worker(new URL('./bursts.mjs', import.meta.url), { workerData: turns });
  });
  return () => {
    for (const thread of threads) void thread.terminate();
  };
}
