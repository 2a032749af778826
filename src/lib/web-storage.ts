/** Private windows and strict settings throw, a full storage refuses: then `otherwise` is returned and nothing is kept. */
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
