/** What `make` returns, made when it is first requested: a formatter of the browser's takes a slow phone dozens of milliseconds. */
export function lazyValue<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
