/** Placeholder of the slice that follows. */
export function Component() {
  return <h1>Em construção</h1>;
}
