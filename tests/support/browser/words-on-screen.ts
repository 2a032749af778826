import { strayWords } from '../../../e2e/support/foreign-words';
import { noteReplaced } from './replaced-texts';

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];

const texts = new Set<string>();

/** The specification's English is marked by `lang`; styles and scripts are not read. */
function isSilent(element: Element): boolean {
  const { localName } = element;
  return localName === 'script' || localName === 'style' || element.getAttribute('lang') === 'en';
}

function isRead(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) if (isSilent(at)) return false;
  return element !== null;
}

function keep(node: Node): void {
  if (node instanceof Text) texts.add(node.data);
  if (node instanceof Element) for (const name of spoken) texts.add(node.getAttribute(name) ?? '');
}

/** Present and former texts, in places that are read. */
function keepAll(node: Node): void {
  if (node instanceof Element && isSilent(node)) return;
  keep(node);
  for (let child = node.firstChild; child; child = child.nextSibling) keepAll(child);
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

/** Includes what was removed or changed within a batch of records. */
function read(records: readonly MutationRecord[]): void {
  for (const record of records) {
    const { target, addedNodes, removedNodes, oldValue } = record;
    noteReplaced(record);
    if (!isRead(elementOf(target))) continue;
    for (const node of [...addedNodes, ...removedNodes]) keepAll(node);
    if (addedNodes.length + removedNodes.length > 0) continue;
    texts.add(oldValue ?? '');
    keep(target);
  }
}

const observer = new MutationObserver(read);

const quoted = new Set<string>();

export function acceptWords(text: string): void {
  quoted.add(text);
}

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
