import type { Clock } from '../_shared/clock.ts';
import { describeError, type Log } from '../_shared/log.ts';
import type { Rpc } from '../_shared/rpc.ts';
import * as z from 'zod';

/** Runs work when its turn comes; null when the queue is too long to wait in. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T | null>;

/** Milliseconds until the next departure that all instances together are allowed, or null when that is too far off. */
export type Departures = () => Promise<number | null>;

export interface LimiterOptions {
  clock: Clock;
  departures: Departures;
  perSecond: number;
  inFlight: number;
  /** Calls that may wait in this instance. */
  queue: number;
}

/** Departures kept in the database. While it is away each instance has only its own limit. */
export function sharedDepartures(rpc: Rpc, log: Log, perSecond: number, longestWaitMs: number): Departures {
  const answer = z.int().nonnegative().nullable();
  const args = { p_chave: 'camara-proxy:saida', p_max: perSecond, p_espera_max_ms: longestWaitMs };
  return async () => {
    try {
      return answer.parse(await rpc('reservar_saida', args));
    } catch (error) {
      log('departures_away', { error: describeError(error) });
      return 0;
    }
  };
}

/**
 * At most `inFlight` calls at once, and at most `perSecond` starts in any second of this instance, in order of
 * arrival; each start also takes a departure that all instances share.
 */
export function createLimiter({ clock, departures, perSecond, inFlight, queue }: LimiterOptions): Limiter {
  const waiting: (() => void)[] = [];
  const starts: number[] = [];
  let running = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function enter(): Promise<void> {
    if (running < inFlight) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  async function depart(): Promise<boolean> {
    const sharedWait = await departures();
    if (sharedWait === null) return false;
    await clock.sleep(sharedWait);
    const oldest = starts.length < perSecond ? undefined : starts.shift();
    if (oldest !== undefined) await clock.sleep(Math.max(0, oldest + 1000 - clock.now()));
    starts.push(clock.now());
    return true;
  }

  /** One departure after the other, so that two never count the same place. */
  function departInTurn(): Promise<boolean> {
    const mine = turn.then(depart, depart);
    turn = mine;
    return mine;
  }

  return async (work) => {
    if (waiting.length >= queue) return null;
    await enter();
    try {
      return (await departInTurn()) ? await work() : null;
    } finally {
      leave();
    }
  };
}
