/**
 * Keeps `data-before` and `data-after` on the wrapper of a sideways-scrolling strip, so that only the side where something
 * is hidden fades. Brings the selected tab into view first. Returns the function that stops watching.
 */
export function watchScrollEdges(wrapper: HTMLElement, strip: HTMLElement) {
  const selected = strip.querySelector<HTMLElement>('[aria-selected="true"]');
  if (selected) {
    strip.scrollLeft = selected.offsetLeft - strip.clientWidth / 2 + selected.offsetWidth / 2;
  }
  function mark() {
    wrapper.toggleAttribute('data-before', strip.scrollLeft > 2);
    wrapper.toggleAttribute('data-after', strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 2);
  }
  mark();
  strip.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  return () => {
    strip.removeEventListener('scroll', mark);
    window.removeEventListener('resize', mark);
  };
}
