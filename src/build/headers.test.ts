import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes, type PolicySources, securityHeaders } from './headers.ts';
import { headersFile, nginxFile, vercelFile } from './hosting.ts';

const project = 'https://projeto.supabase.co';
const sources: PolicySources = { apiOrigin: project, scriptHashes: [], styleHashes: [] };

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

test('a backend on plain http is not upgraded, and without one only the own origin is reached', () => {
  const local = policy({ ...sources, apiOrigin: 'http://127.0.0.1:54321' });
  expect(local.get('connect-src')).toBe("'self' http://127.0.0.1:54321");
  expect(local.has('upgrade-insecure-requests')).toBe(false);
  expect(policy({ ...sources, apiOrigin: null }).get('connect-src')).toBe("'self'");
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

test('what stands inside the HTML is hashed, files and data are not', () => {
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
  expect(JSON.parse(vercelFile(headers))).toMatchObject({
    headers: [
      { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      { source: '/assets/(.*)' },
    ],
  });
});
