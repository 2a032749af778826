import { strayWords } from '../../e2e/support/foreign-words';

/** Attributes whose words are read out or shown. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];

const texts = new Set<string>();

/** What the specification fixes in English is marked as English; styles and scripts are read by nobody. */
function isRead(element: Element | null): boolean {
  return element !== null && !element.closest('[lang="en"], script, style');
}

/** Keeps the texts of a node that is, or was, in the given element. */
function keepAll(node: Node, place: Element | null): void {
  if (node instanceof Text && isRead(place)) texts.add(node.data);
  if (!(node instanceof Element)) return;
  if (isRead(node)) for (const name of spoken) texts.add(node.getAttribute(name) ?? '');
  for (const child of node.childNodes) keepAll(child, node);
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

/** Records come in batches: what was taken away or changed within one is read too. */
function read(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, oldValue } of records) {
    const place = elementOf(target);
    for (const node of [...addedNodes, ...removedNodes]) keepAll(node, place);
    if (addedNodes.length + removedNodes.length > 0 || !isRead(place)) continue;
    texts.add(oldValue ?? '');
    keepAll(target, place);
  }
}

const observer = new MutationObserver(read);

const quoted = new Set<string>();

/** What another service says in its own words is shown as it says it (spec §8, Settings and administrator); in this test only. */
export function acceptWords(text: string): void {
  quoted.add(text);
}

/** From now on every text that comes on the screen is kept, the passing ones too: waiting, failures, toasts, dialogs. */
export function watchWords(): void {
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: spoken,
  });
}

/** The kept texts with words that a reader of Portuguese should not meet; watching ends. */
export function strayTexts(): string[] {
  read(observer.takeRecords());
  observer.disconnect();
  const strays = [...texts].filter((text) => !quoted.has(text) && strayWords(text).length > 0);
  texts.clear();
  quoted.clear();
  return strays;
}
