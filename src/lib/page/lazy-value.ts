/** Formatters take slow phones dozens of milliseconds, so the first use makes them. */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
