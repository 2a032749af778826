import { useEffect } from 'react';
import type { HeadData } from './head-data';
import { shareTags } from './share-tags';
import { siteUrlFrom } from './site-url';

const siteUrl = siteUrlFrom(import.meta.env.VITE_SITE_URL);

/**
 * What a page says of itself to search engines and to whoever shows a link to it, beside its title. What the opened file
 * said goes (`page-html.ts`), except facts for machines about this very page; so do the tags of a page that was left before
 * its own were hydrated.
 */
export function ShareHead({ head }: { head: HeadData }) {
  const { path } = head;
  useEffect(() => {
    for (const tag of document.head.querySelectorAll<HTMLElement>('[data-head]'))
      if (path === undefined || tag.dataset['head'] !== path) tag.remove();
  }, [path]);
  return shareTags(head, siteUrl).map(({ tag: Tag, attributes }) => (
    <Tag key={Object.values(attributes).join(' ')} {...attributes} data-head={path} />
  ));
}
