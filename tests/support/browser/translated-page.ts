import { onTestFinished } from 'vitest';

const html = 'http://www.w3.org/1999/xhtml';

const untouched = '[translate="no"], script, style, textarea, font';

/** Wraps each text in elements, as translating browsers do. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node: Node | null = root; node !== null; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.closest(untouched) !== null) continue;
    const [outer, inner] = [document.createElementNS(html, 'font'), document.createElementNS(html, 'font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Continues with new content until the test ends. */
export function translatePage(): void {
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes])
        if (node instanceof Text || node !== target) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
}

/** Texts that a translation would change although they are one of these words. */
export function unprotected(words: readonly string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (words.includes(text) && node.parentElement?.closest('[translate="no"]') === null) found.push(text);
  }
  return found;
}
