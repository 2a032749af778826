// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsText, headText } from './page-html.ts';
import { robotsText, sitemapText } from '../share/sitemap.ts';

const site = 'https://exemplo.org.br';
const page = (head: string) =>
  `<!doctype html><html><head>${head}</head><body><div id="root"></div></body></html>`;

const read = (text: string, type: DOMParserSupportedType = 'text/html') =>
  new DOMParser().parseFromString(text, type);
const parsed = (head: string) => read(page(head));
const contentOf = (document: Document, name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );

describe('the head of a page', () => {
  it('says each thing once, with whole addresses', () => {
    const document = parsed(
      headText({ path: '/sobre', title: 'Sobre', description: 'De onde vêm os dados.' }, site),
    );
    expect(document.title).toBe('Sobre · Pauta Aberta');
    expect(contentOf(document, 'description')).toEqual(['De onde vêm os dados.']);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${site}/sobre`);
    expect(contentOf(document, 'og:url')).toEqual([`${site}/sobre`]);
    expect(contentOf(document, 'og:title')).toEqual(['Sobre · Pauta Aberta']);
    expect(contentOf(document, 'og:description')).toEqual(['De onde vêm os dados.']);
    expect(contentOf(document, 'og:locale')).toEqual(['pt_BR']);
    expect(contentOf(document, 'og:site_name')).toEqual(['Pauta Aberta']);
    expect(contentOf(document, 'og:image')).toEqual([`${site}/og/site.png`]);
    expect(contentOf(document, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(document, 'og:image:height')).toEqual(['630']);
    expect(contentOf(document, 'og:image:alt')).toHaveLength(1);
    expect(contentOf(document, 'twitter:card')).toEqual(['summary_large_image']);
    expect(contentOf(document, 'twitter:image')).toEqual([`${site}/og/site.png`]);
    expect(contentOf(document, 'robots')).toEqual([]);
  });

  it('claims no address when nobody has said where the site is', () => {
    const head = headText({ path: '/sobre', title: 'Sobre', description: 'De onde.' }, null);
    expect(head).not.toMatch(/canonical|og:url|og:image|twitter:image|http/);
    expect(contentOf(parsed(head), 'twitter:card')).toEqual(['summary']);
  });

  it('keeps private screens out of search engines and gives them no address', () => {
    const head = headText({ path: '/auth', title: 'Entrar', isPrivate: true }, site);
    expect(contentOf(parsed(head), 'robots')).toEqual(['noindex']);
    expect(contentOf(parsed(head), 'description')).toEqual([]);
    expect(head).not.toMatch(/canonical|og:url/);
  });
});

describe('the texts of others', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '</script><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' & <!-- --> ]]>",
      '$&$1$`',
    ),
    fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '$', '!', '-', 's', ';', '\u2028') }),
  );
  const text = hostile.map((given) => `x${given.replaceAll(/[\0\r\f\ud800-\udfff]/g, '')}x`);

  // A hundred whole documents are parsed: over a second, for any text may be hostile.
  it('come back as they were and add nothing to the page, whatever they hold', () => {
    fc.assert(
      fc.property(text, text, (title, description) => {
        const facts = { '@type': 'Person', name: title, jobTitle: description };
        const head = { path: '/candidato/1', title, description };
        const document = parsed(headText(head, site) + factsText(head, [facts]));
        expect(document.querySelector('title')?.textContent).toBe(`${title} · Pauta Aberta`);
        expect(contentOf(document, 'og:description')).toEqual([description]);
        const blocks = [...document.querySelectorAll('script')];
        expect(blocks).toHaveLength(1);
        expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual(facts);
        expect(document.body.innerHTML).toBe('<div id="root"></div>');
        expect(document.querySelectorAll('img')).toHaveLength(0);
      }),
      { numRuns: 100 },
    );
  });

  it('are read back from the sitemap', () => {
    fc.assert(
      fc.property(fc.array(fc.webPath(), { minLength: 10 }), (paths) => {
        const pages = paths.map((path) => ({ path, updatedAt: '2026-11-21T12:00:00.123456-03:00' }));
        const document = read(sitemapText(pages, site), 'application/xml');
        const texts = (tag: string) => [...document.querySelectorAll(tag)].map((one) => one.textContent);
        expect(texts('loc')).toEqual(paths.map((path) => site + path));
        expect(texts('lastmod')).toEqual(paths.map(() => '2026-11-21T15:00:00.123Z'));
      }),
      { numRuns: 4 },
    );
  });
});

describe('robots.txt', () => {
  it('closes what is private or made up, opens the rest, and names the sitemap only when there is one', () => {
    const text = robotsText(site);
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(closed).toEqual([
      '/auth',
      '/minhas-escolhas',
      '/analise-politica',
      '/settings',
      '/deputies',
      '/favorites',
      '/admin',
      '/deputy/',
    ]);
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
    expect(robotsText(null)).not.toContain('Sitemap');
  });
});
