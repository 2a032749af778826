import { ownFolder } from '../../lib/photo/photo-hosts.ts';
import { paths } from '../../lib/paths.ts';
import { pageImages } from './headers.ts';
import { type Addresses, addressesOf, type PageRow, patternOf, siteMap } from '../../lib/site-map.ts';

/** What search engines are welcome to, and what they have no business with. */
const isFound = ({ robots }: PageRow) => robots === 'found';
const found = addressesOf(siteMap.filter(isFound));
const hidden = addressesOf(siteMap.filter((row) => !isFound(row)));

/** Paths that search engines may keep, from '/': public pages and files, which have an ending. */
const findable = `/(?:(?:${patternOf(found, '[^/?]+')})/?|[^?]*\\.[^/?]+)?`;

type Headers = Readonly<Record<string, string>>;

/** Built assets carry a hash of their content in the name and never change. */
const forever = 'public, max-age=31536000, immutable';

/** The site's copies of photos: their names stay when the picture at the source is exchanged. */
const forADay = 'public, max-age=86400';

/** Pages name the assets of their version, so they are requested again each time. */
const askAgain = 'no-cache';

/** Inside of a regular expression: the panel, which shows any picture that a record may name. */
const panel = paths.admin.slice(1);

function isOfPanel(address: string): boolean {
  return address === paths.admin || address.startsWith(`${paths.admin}/`);
}

/** Said before any script runs, and to whoever runs none. */
const robots = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it from the published folder; the local server reads it too. Both
 * hosts join what several rules say of one header, so no header is in two rules that meet but the policy: browsers obey
 * all policies that they are given.
 */
export function headersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const images = (address: string) =>
    isOfPanel(address) ? [] : [`  ${pageImages.name}: ${pageImages.value}`];
  const rules = ({ pages, folders }: Addresses, ...own: string[]) => {
    const single = pages.filter((page) => !folders.some((folder) => page.startsWith(folder)));
    const addresses = [...single, ...folders.map((folder) => `${folder}*`)];
    return addresses.flatMap((address) => [
      address,
      `  Cache-Control: ${askAgain}`,
      ...images(address),
      ...own,
    ]);
  };
  return [
    '/*',
    ...lines,
    '/assets/*',
    `  Cache-Control: ${forever}`,
    `/${ownFolder}/*`,
    `  Cache-Control: ${forADay}`,
    // The copy that devices keep of the site begins with this file.
    '/index.html',
    ...images('/index.html'),
    ...rules(found),
    ...rules(hidden, `  ${robots.name}: ${robots.value}`),
    '',
  ].join('\n');
}

/** `vercel.json` for the published folder: the same headers, and the application's page for addresses without a file. */
export function vercelFile(headers: Headers): string {
  const list = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const policies = [headers[pageImages.name], pageImages.value].filter(Boolean).join(', ');
  const config = {
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: list },
      { source: `/((?!${panel}(?:/|$)).*)`, headers: [{ key: pageImages.name, value: policies }] },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: forever }] },
      { source: `/${ownFolder}/(.*)`, headers: [{ key: 'Cache-Control', value: forADay }] },
      { source: `/((?!assets/|${ownFolder}/).*)`, headers: [{ key: 'Cache-Control', value: askAgain }] },
      {
        source: `/((?!${findable.slice(1)}$).*)`,
        headers: [{ key: robots.name, value: robots.value }],
      },
    ],
    rewrites: [{ source: `/((?!assets/|${ownFolder}/).*)`, destination: '/200.html' }],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Lines for the `server` block of nginx. A `location` with an `add_header` of its own inherits none, so they use
 * `expires`, which is another directive. A header without a value is not sent; `$request_uri` is the address that was
 * requested, whichever file answers.
 */
export function nginxFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [
    '# Inclua no bloco server do site: include /caminho/do/site/nginx-headers.conf;',
    ...lines,
    `set $images "${pageImages.value}";`,
    `if ($request_uri ~ "^/${panel}(?:[/?]|$)") { set $images ""; }`,
    `add_header ${pageImages.name} $images always;`,
    `set $robots ${robots.value};`,
    `if ($request_uri ~ "^${findable}(?:\\?|$)") { set $robots ""; }`,
    `add_header ${robots.name} $robots always;`,
    'location /assets/ { expires 1y; try_files $uri =404; }',
    `location /${ownFolder}/ { expires 1d; try_files $uri =404; }`,
    'location / { expires -1; try_files $uri $uri.html $uri/index.html /200.html; }',
    '',
  ].join('\n');
}

/** Below the assets' folder, so that Cloudflare Pages answers a missing one with it and 404, not with the home page. */
export const missingAssetFile = 'assets/404.html';

export const missingAssetPage = '<!doctype html><title>404</title><p>Não encontrado</p>\n';

/** Lines for `_redirects` at Netlify, in their order (docs/compartilhar.md). Cloudflare would obey them before its files. */
export const netlifyRedirects = [
  ...['assets', ownFolder].map((folder) => `/${folder}/* /${missingAssetFile} 404`),
  '/* /200.html 200',
] as const;
