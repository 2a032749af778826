/** Width of a fade, CSS px. */
const fade = 44;

/** Fades only where something is hidden; keeps the selected tab in view. */
export function watchScrollEdges(wrapper: HTMLElement, strip: HTMLElement) {
  /** Fully, which the fades at the ends would not leave it at the edge. */
  function reveal() {
    const selected = strip.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!selected) return;
    const { offsetLeft: start, offsetWidth: width } = selected;
    const isSeen =
      start >= strip.scrollLeft + fade && start + width <= strip.scrollLeft + strip.clientWidth - fade;
    if (!isSeen) strip.scrollLeft = start - strip.clientWidth / 2 + width / 2;
  }
  function mark() {
    wrapper.toggleAttribute('data-before', strip.scrollLeft > 2);
    wrapper.toggleAttribute('data-after', strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 2);
  }
  // In React's commit the whole page would be laid out with it.
  const first = requestAnimationFrame(() => {
    reveal();
    mark();
  });
  const chosen = new MutationObserver(reveal);
  chosen.observe(strip, { subtree: true, attributeFilter: ['aria-selected'] });
  strip.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  return () => {
    cancelAnimationFrame(first);
    chosen.disconnect();
    strip.removeEventListener('scroll', mark);
    window.removeEventListener('resize', mark);
  };
}
