import { useEffect, useState } from 'react';
import type { HeadData } from './head-data';
import { shareTags } from './share-tags';
import { siteUrlFrom } from './site-url';

const siteUrl = siteUrlFrom(import.meta.env.VITE_SITE_URL);

/** Those that this component writes too. */
function tagsOfFile(): readonly Element[] {
  return import.meta.env.SSR ? [] : [...document.head.querySelectorAll('[data-head]:not(script)')];
}

/** Replaces the opened file's tags (`page-html.ts`), except JSON-LD about this very page. */
export function ShareHead({ head }: { head: HeadData }) {
  const { path } = head;
  const [written] = useState(tagsOfFile);
  useEffect(() => {
    for (const tag of written) tag.remove();
  }, [written]);
  useEffect(() => {
    for (const facts of document.head.querySelectorAll<HTMLElement>('script[data-head]'))
      if (facts.dataset['head'] !== path) facts.remove();
  }, [path]);
  return shareTags(head, siteUrl).map(({ tag: Tag, attributes }) => (
    <Tag key={Object.values(attributes).join(' ')} {...attributes} data-head={path ?? ''} />
  ));
}
