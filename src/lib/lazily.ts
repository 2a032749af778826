/** What `make` returns, made when it is first asked for: a formatter of the browser's takes a slow phone dozens of milliseconds. */
export function lazily<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
