import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { inlineScriptHashes, inlineStyleHashes, type PolicySources, securityHeaders } from './headers.ts';
import { headersFile, nginxFile, vercelFile } from './host-header-files.ts';

const project = 'https://projeto.supabase.co';
const sources: PolicySources = { apiOrigin: project, scriptHashes: [], styleHashes: [] };

const vercelSchema = z.object({
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
  rewrites: z.array(z.object({ source: z.string() })),
});

const headers = securityHeaders(sources);
const policyName = 'Content-Security-Policy';

function policy(given: PolicySources): Map<string, string> {
  const text = securityHeaders(given)['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('everything is refused but the site itself, its backend and pictures by https', () => {
  expect(Object.fromEntries(policy(sources))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': `'self' ${project}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
});

test('a backend on plain http is not upgraded', () => {
  const local = policy({ ...sources, apiOrigin: 'http://127.0.0.1:54321' });
  expect(local.get('connect-src')).toBe("'self' http://127.0.0.1:54321");
  expect(local.has('upgrade-insecure-requests')).toBe(false);
});

test('no source of scripts or styles is open, and the other headers close what pages do not need', () => {
  const headers = securityHeaders(sources);
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|http:/);
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headers['Permissions-Policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/);
});

test('inline scripts and styles are hashed, files and data are not', () => {
  const sha = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const html = `<script src="/theme.js"></script><script>early("</b>")</script>
    <script type="application/ld+json">{"a":1}</script><SCRIPT type="module">
later()\r\n</SCRIPT ><script>early("</b>")</script><style media=print>p{}</style>`;
  expect(inlineScriptHashes(html)).toEqual([sha('early("</b>")'), sha('\nlater()\n')]);
  expect(inlineStyleHashes(html)).toEqual([sha('p{}')]);
  const found = policy({ ...sources, scriptHashes: inlineScriptHashes(html), styleHashes: [sha('p{}')] });
  expect(found.get('script-src')).toBe(
    `'self' ${[sha('early("</b>")'), sha('\nlater()\n')]
      .sort()
      .map((hash) => `'${hash}'`)
      .join(' ')}`,
  );
  expect(found.get('style-src')).toBe(`'self' '${sha('p{}')}'`);
});

test('every host is told the same headers, and to keep the assets for good', () => {
  const headers = securityHeaders(sources);
  const netlify = headersFile(headers);
  const nginx = nginxFile(headers);
  for (const [name, value] of Object.entries(headers)) {
    expect(netlify).toContain(`\n  ${name}: ${value}\n`);
    expect(nginx).toContain(`\nadd_header ${name} "${value}" always;\n`);
  }
  expect(netlify).toMatch(/^\/\*\n/);
  expect(netlify).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(Math.max(...netlify.split('\n').map(({ length }) => length))).toBeLessThan(2000);
  const [everywhere] = vercelSchema.parse(JSON.parse(vercelFile(headers))).headers;
  expect(everywhere).toEqual({
    source: '/(.*)',
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
});

function isBlockFor(block: string, address: string): boolean {
  const rule = block.split('\n')[0] ?? '';
  return rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : rule === address;
}

const robotsOf = {
  _headers: (address: string): boolean => {
    const blocks = headersFile({}).split(/\n(?=\/)/);
    return blocks
      .filter((block) => isBlockFor(block, address))
      .some((block) => block.includes('X-Robots-Tag: noindex'));
  },
  'vercel.json': (address: string): boolean => {
    const { headers } = vercelSchema.parse(JSON.parse(vercelFile({})));
    const said = headers.filter(({ source }) => new RegExp(`^${source}$`).test(address));
    return said.some((rule) => rule.headers.some(({ key }) => key === 'X-Robots-Tag'));
  },
  nginx: (address: string): boolean => {
    const findable = /\$request_uri ~ "([^"]*)"\) \{ set \$robots/.exec(nginxFile({}))?.[1];
    if (findable === undefined) throw new Error('The file of nginx tells robots nothing.');
    return !new RegExp(findable).test(address);
  },
};

describe.each(Object.entries(robotsOf))('search engines are told by %s', (_, isKeptOut) => {
  it('to keep nothing of one person, of administration or of made-up people', () => {
    const open = [
      ...['/auth', '/settings', '/minhas-escolhas', '/minhas-escolhas-2026', '/analise-politica'],
      ...['/deputies', '/deputy/2', '/favorites'],
      ...['/admin', '/admin/login', '/admin/candidatos', '/admin/candidatos/novo', '/admin/candidatos/1-a'],
      '/admin/auditoria',
    ].filter((address) => !isKeptOut(address));
    expect(open).toEqual([]);
  });

  it('nothing about public pages and files', () => {
    const closed = [
      ...['/', '/candidatos-2026', '/candidato/1d406712-5c3f-53c5-9a30-baef40954369'],
      ...[
        '/deputados-federais',
        '/deputado-federal/160541',
        '/sobre',
        '/dados',
        '/privacidade',
        '/acessibilidade',
      ],
      ...['/robots.txt', '/sitemap.xml', '/og/site.png', '/assets/index-abc.js', '/sw.js'],
    ].filter(isKeptOut);
    expect(closed).toEqual([]);
  });
});

test('where an address can be told from all others, no page that the site does not know is kept', () => {
  const unknown = ['/nada', '/candidato', '/candidatos', '/sobre/nada', '/candidato/1/2'];
  for (const host of ['vercel.json', 'nginx'] as const)
    expect(
      unknown.filter((address) => !robotsOf[host](address)),
      host,
    ).toEqual([]);
});

const images = "img-src 'self' data: https://upload.wikimedia.org https://www.camara.leg.br";
const policiesOf = {
  _headers: (address: string): string => {
    const blocks = headersFile(headers).split(/\n(?=\/)/);
    return blocks.filter((block) => isBlockFor(block, address)).join('\n');
  },
  'vercel.json': (address: string): string => {
    const rules = vercelSchema.parse(JSON.parse(vercelFile(headers))).headers;
    const said = rules.filter(({ source }) => new RegExp(`^${source}$`).test(address));
    return said.flatMap((rule) => rule.headers.filter(({ key }) => key === policyName)).at(-1)?.value ?? '';
  },
  nginx: (address: string): string => {
    const panel = /\$request_uri ~ "([^"]*)"\) \{ set \$images ""/.exec(nginxFile(headers))?.[1];
    if (panel === undefined) throw new Error('The file of nginx does not know the panel.');
    return new RegExp(panel).test(address)
      ? ''
      : (/set \$images "(.*)";/.exec(nginxFile(headers))?.[1] ?? '');
  },
};

describe.each(Object.entries(policiesOf))('pictures by %s', (_, policyOf) => {
  it('come from the site and from the origins of the public lists, on every page that people read', () => {
    for (const address of [
      ...[
        '/',
        '/index.html',
        '/candidatos-2026',
        '/candidato/1',
        '/deputados-federais',
        '/deputado-federal/1',
      ],
      ...['/minhas-escolhas', '/analise-politica', '/settings', '/auth', '/sobre'],
    ])
      expect(policyOf(address), address).toContain(images);
  });

  it('come from anywhere in the panel, which shows what a record may name', () => {
    for (const address of ['/admin', '/admin/candidatos', '/admin/candidatos/novo', '/admin/candidatos/1-a'])
      expect(policyOf(address), address).not.toContain(images);
  });
});

test('copies of photos are kept for a day and a missing one is no page, at every host', () => {
  expect(headersFile({})).toContain('\n/photos/*\n  Cache-Control: public, max-age=86400\n');
  expect(nginxFile({})).toContain('location /photos/ { expires 1d; try_files $uri =404; }');
  const { headers: rules, rewrites } = vercelSchema.parse(JSON.parse(vercelFile({})));
  const said = rules.filter(({ source }) => new RegExp(`^${source}$`).test('/photos/a-144.webp'));
  const cached = said.flatMap((rule) => rule.headers.filter(({ key }) => key === 'Cache-Control'));
  expect(cached.map(({ value }) => value)).toEqual(['public, max-age=86400']);
  expect(rewrites.some(({ source }) => new RegExp(`^${source}$`).test('/photos/a-144.webp'))).toBe(false);
});

test('pages are requested again each time, at every host', () => {
  expect(headersFile({})).toMatch(/\n\/candidato\/\*\n {2}Cache-Control: no-cache\n/);
  expect(headersFile({})).toMatch(/\n\/\n {2}Cache-Control: no-cache\n/);
  expect(headersFile({}), 'met by the rule of its folder').not.toContain('/admin/candidatos/novo');
  expect(nginxFile({})).toContain('location / { expires -1; try_files');
  const { headers } = vercelSchema.parse(JSON.parse(vercelFile({})));
  const cached = (address: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Cache-Control'))
      .map(({ value }) => value);
  expect(cached('/sobre')).toEqual(['no-cache']);
  expect(cached('/assets/index-abc.js')).toEqual(['public, max-age=31536000, immutable']);
});
