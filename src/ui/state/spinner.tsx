/** Decorative: words beside it say what is awaited. It does not turn under reduced motion. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="rounded-pill border-border border-t-text size-5 flex-none border-3 motion-safe:animate-[spin_0.9s_linear_infinite]"
    />
  );
}
