/* For browsers whose devices get no newer one: Android 6 and 7, iOS 15 and 16, Windows 7 and 8. */

function fill(owner: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

fill(URL, {
  canParse: (address: string, base?: string): boolean => {
    try {
      return new URL(address, base).href !== '';
    } catch {
      return false;
    }
  },
});

fill(AbortSignal, {
  timeout: (milliseconds: number): AbortSignal => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
    return late.signal;
  },
});

fill(Array.prototype, {
  toReversed(this: readonly unknown[]): unknown[] {
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: (a: unknown, b: unknown) => number): unknown[] {
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], start: number, count: number, ...more: unknown[]): unknown[] {
    return [...this.slice(0, start), ...more, ...this.slice(start + count)];
  },
});

export {};
