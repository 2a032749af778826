import { strayWords } from '../../e2e/support/foreign-words';

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];

const texts = new Set<string>();

/** The specification's English is marked by `lang`; styles and scripts are not read. */
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

/** Includes what was removed or changed within a batch of records. */
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

/** Another service's message is shown verbatim (spec §8, Settings and administrator); in this test only. */
export function acceptWords(text: string): void {
  quoted.add(text);
}

/** Collects every text that comes on the screen, transient ones too: loading, failures, toasts, dialogs. */
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

/** Collected texts with foreign words or missing accents; ends the watch. */
export function strayTexts(): string[] {
  read(observer.takeRecords());
  observer.disconnect();
  const strays = [...texts].filter((text) => !quoted.has(text) && strayWords(text).length > 0);
  texts.clear();
  quoted.clear();
  return strays;
}
