/**
 * Works with a storage of the browser. Private windows and strict settings deny it by throwing, and a full one refuses
 * more: what was requested is then `otherwise`, nothing is kept, and nothing else breaks.
 */
export function withStorage<T>(
  kind: 'localStorage' | 'sessionStorage',
  otherwise: T,
  work: (storage: Storage) => T,
): T {
  try {
    return work(globalThis[kind]);
  } catch (reason) {
    if (reason instanceof DOMException) return otherwise;
    throw reason;
  }
}
