export function singleFlight<T>(
  running: Map<string, Promise<T>>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const present = running.get(key);
  if (present !== undefined) return present;
  const mine = work().finally(() => running.delete(key));
  running.set(key, mine);
  return mine;
}
