type Headers = Readonly<Record<string, string>>;

/** Built assets carry a hash of their content in the name and never change. */
const forever = 'public, max-age=31536000, immutable';

/** `_headers`, as Netlify and Cloudflare Pages read it from the published folder; the local server reads it too. */
export function headersFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${forever}`, ''].join('\n');
}

/** `vercel.json` for the published folder: the same headers, and the application's page for addresses without a file. */
export function vercelFile(headers: Headers): string {
  const list = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: list },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: forever }] },
    ],
    rewrites: [{ source: '/((?!assets/).*)', destination: '/200.html' }],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Lines for the `server` block of nginx. A `location` with an `add_header` of its own inherits none, so the one for the
 * assets uses `expires`, which is another directive.
 */
export function nginxFile(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [
    '# Inclua no bloco server do site: include /caminho/do/site/nginx-headers.conf;',
    ...lines,
    'location /assets/ { expires 1y; try_files $uri =404; }',
    'location / { try_files $uri $uri.html $uri/index.html /200.html; }',
    '',
  ].join('\n');
}
