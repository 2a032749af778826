const found = new Set<string>();

/** A node that React made and keeps; the words of an element alone are none. */
function isKept(node: Node | null): node is Text {
  return node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

function note(text: Text, parent: Node): void {
  if (text.data.trim() === '' || !(parent instanceof Element)) return;
  if (parent.closest('[translate="no"]') === null) found.add(`'${text.data}' in ${parent.outerHTML}`);
}

/** A browser that translates has taken such a node out: React fails on it, or changes it unseen. */
export function noteReplaced({ type, target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData' && isKept(target) && target.parentNode) note(target, target.parentNode);
  if (addedNodes.length === 0) for (const node of removedNodes) if (isKept(node)) note(node, target);
  if (removedNodes.length === 0 && addedNodes.length > 0 && isKept(nextSibling)) note(nextSibling, target);
}

/** Changed, taken away or preceded by something new since the last call. */
export function replacedTexts(): string[] {
  const texts = [...found];
  found.clear();
  return texts;
}
