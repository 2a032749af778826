import type { PageHead } from './page-head';
import { type HeadTag, shareTags } from './share-tags';
import { siteUrlFrom } from './site-url';

const siteUrl = siteUrlFrom(import.meta.env.VITE_SITE_URL);

function elementOf({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-head', '');
  return element;
}

/**
 * Puts the tags of the page now shown in the place of those of the page before, or of the file that was opened. Facts
 * for machines that the file carries (JSON-LD) stay as long as they are about this very page. So does its word that search
 * engines are to leave it out while that holds and nobody else says it: React may have taken the tag over as its own.
 */
export function writeHead(head: PageHead): void {
  const isSaidOnce = document.head.querySelectorAll('[name=robots]').length === 1;
  const replaced = head.isPrivate && isSaidOnce ? '[data-head]:not([name=robots])' : '[data-head]';
  for (const old of document.head.querySelectorAll<HTMLElement>(replaced)) {
    if (head.path === undefined || old.dataset['head'] !== head.path) old.remove();
  }
  document.head.append(...shareTags(head, siteUrl).map(elementOf));
}
