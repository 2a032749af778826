import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup';

it('the escaped text leaves no sign that could end a text or an attribute', () => {
  const text = `<b title='a' lang="b">Ação & reação &amp;</b>`;
  expect(escapeMarkup(text)).toBe(
    '&lt;b title=&#39;a&#39; lang=&quot;b&quot;&gt;Ação &amp; reação &amp;amp;&lt;/b&gt;',
  );
});

it('the escaped text is read back by the browser as it was', () => {
  const text = `"><script>alert('&lt;')</script>`;
  const page = new DOMParser().parseFromString(
    `<i title="${escapeMarkup(text)}" lang='${escapeMarkup(text)}'>${escapeMarkup(text)}</i>`,
    'text/html',
  );
  const element = page.querySelector('i');
  expect(element?.textContent).toBe(text);
  expect(element?.getAttribute('title')).toBe(text);
  expect(element?.getAttribute('lang')).toBe(text);
  expect(page.querySelector('script')).toBeNull();
});
