/**
 * The focus leaves with a card that leaves: to the next one, the one before, the list's title, or the panel.
 * A card that comes back, because it was refused, has it again, unless the person moved on.
 */
export function followRemoval(button: Element | null): void {
  const panel = button?.closest<HTMLElement>('[role="tabpanel"]');
  if (!(button instanceof HTMLButtonElement) || !panel) return;
  const { name, value } = button;
  const card = button.closest('li');
  const inCard = (other: Element | null | undefined) =>
    other?.querySelector<HTMLElement>(`button[name="${name}"]`);
  const title = button.closest('section')?.querySelector('h2');
  const places = [inCard(card?.nextElementSibling), inCard(card?.previousElementSibling), title, panel];
  let sentTo: HTMLElement | undefined;
  const observer = new MutationObserver(() => {
    if (sentTo === undefined) {
      if (button.isConnected) return;
      sentTo = places.find((place) => place?.isConnected) ?? panel;
      sentTo.focus();
      // Switching to another window has no such target.
      sentTo.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && observer.disconnect());
    } else if (document.activeElement !== sentTo) observer.disconnect();
    else {
      const back = [...panel.querySelectorAll('button')].find(
        (one) => one.name === name && one.value === value,
      );
      if (back === undefined) return;
      observer.disconnect();
      back.focus();
    }
  });
  observer.observe(panel, { childList: true, subtree: true });
}
