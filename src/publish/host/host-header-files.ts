import { ownFolder } from '../../lib/photo/photo-hosts.ts';
import { paths } from '../../lib/paths.ts';
import { pageImages } from './headers.ts';
import { type Addresses, addressesOf, type PageRow, patternOf, siteMap } from '../../lib/site-map.ts';

const isFound = ({ robots }: PageRow) => robots === 'found';
const found = addressesOf(siteMap.filter(isFound));
const hidden = addressesOf(siteMap.filter((row) => !isFound(row)));

/** Public pages, and files, which have an ending. */
const findable = `/(?:(?:${patternOf(found, '[^/?]+')})/?|[^?]*\\.[^/?]+)?`;

type Headers = Readonly<Record<string, string>>;

/** Built assets carry a hash of their content in the name and never change. */
const forever = 'public, max-age=31536000, immutable';

/** Photo names stay when the picture at the source changes. */
const forADay = 'public, max-age=86400';

/** Pages name the assets of their version, so they are requested again each time. */
const askAgain = 'no-cache';

/** The panel shows any picture that a record may name. */
const panel = paths.admin.slice(1);

function isOfPanel(address: string): boolean {
  return address === paths.admin || address.startsWith(`${paths.admin}/`);
}

/** Reaches robots before, or without, any script. */
const robots = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Netlify and Cloudflare join overlapping rules' headers; only the policy may repeat. */
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

/** The application's page answers addresses without a file. */
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

/** A location's `add_header` drops inherited ones, hence `expires`; empty headers are not sent. */
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

/** Below assets, so Cloudflare answers missing ones with 404, not the home page. */
export const missingAssetFile = 'assets/404.html';

export const missingAssetPage = '<!doctype html><title>404</title><p>Não encontrado</p>\n';

/** In Netlify's order (docs/compartilhar.md); Cloudflare would obey them before its files. */
export const netlifyRedirects = [
  ...['assets', ownFolder].map((folder) => `/${folder}/* /${missingAssetFile} 404`),
  '/* /200.html 200',
] as const;
