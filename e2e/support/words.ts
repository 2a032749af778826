import type { Page } from '@playwright/test';
import { strayWords } from './foreign-words.ts';

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];

/** The tab's title too, without text marked as English. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('[lang="en"], script, style')) continue;
      // A word that may break inside is cut into several nodes.
      if (node instanceof Text)
        texts.push(element.querySelector(':scope > wbr') ? element.textContent : node.data);
      else for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  }, spoken);
}

export async function strayTexts(page: Page): Promise<string[]> {
  return (await textsOn(page)).filter((text) => strayWords(text).length > 0);
}
