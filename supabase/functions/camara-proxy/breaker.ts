export interface Breaker {
  /** False while open; after the pause true for one probe at a time. */
  allowsRequest(): boolean;
  succeeded(): void;
  failed(): void;
  /** A call that says nothing about the service's health; perhaps the probe. */
  ended(): void;
}

export interface BreakerOptions {
  now: () => number;
  failures: number;
  pauseMs: number;
}

export function createBreaker({ now, failures, pauseMs }: BreakerOptions): Breaker {
  let inARow = 0;
  let closedUntil = 0;
  let isProbing = false;
  return {
    allowsRequest() {
      if (inARow < failures) return true;
      if (isProbing || now() < closedUntil) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      isProbing = false;
      if (inARow >= failures) closedUntil = now() + pauseMs;
    },
    ended() {
      isProbing = false;
    },
  };
}
