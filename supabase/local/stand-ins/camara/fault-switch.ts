import * as z from 'zod';

/** How the Chamber has failed before. */
export const faultSchema = z.strictObject({
  kind: z.enum([
    'busy',
    'gateway-timeout',
    'forbidden',
    'unavailable',
    'broken',
    'slow',
    'empty',
    'truncated',
    'html',
    'redirect',
    'huge',
  ]),
  /** How many requests fail; absent: all, until the faults are cleared. */
  times: z.int().positive().optional(),
  /** Which paths fail, as a regular expression; absent: all. */
  path: z.string().optional(),
});

export type Fault = z.infer<typeof faultSchema>;

export interface FaultSwitch {
  set(fault: Fault): void;
  clear(): void;
  /** Counted; null when the request is answered as it should be. */
  take(path: string): Fault['kind'] | null;
}

export function createFaultSwitch(): FaultSwitch {
  let active: { fault: Fault; path: RegExp; left: number }[] = [];
  return {
    set: (fault) =>
      void active.push({
        fault,
        path: new RegExp(fault.path ?? ''),
        left: fault.times ?? Number.POSITIVE_INFINITY,
      }),
    clear: () => void (active = []),
    take(path) {
      const met = active.find((candidate) => candidate.left > 0 && candidate.path.test(path));
      if (met === undefined) return null;
      met.left -= 1;
      return met.fault.kind;
    },
  };
}
