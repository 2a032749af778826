import { expect, it, vi } from 'vitest';
import { whenLoaded } from './when-loaded';

it.each(['online', 'visibilitychange', 'click'])(
  'code whose network was lost is fetched again at each %s, until it is there',
  async (chance) => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    const gone = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('code').mockRejectedValueOnce(gone);
    load.mockRejectedValueOnce(gone);
    const loaded = whenLoaded(load, 'Part');
    for (const times of [1, 2]) {
      await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(times));
      await Promise.resolve();
      expect(load).toHaveBeenCalledTimes(times);
      document.dispatchEvent(new Event(chance, { bubbles: true }));
    }
    await expect(loaded).resolves.toBe('code');
    document.dispatchEvent(new Event(chance, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(3);
    expect(said).toHaveBeenCalledWith('Part failed to load', gone);
  },
);
