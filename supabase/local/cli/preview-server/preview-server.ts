import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { createCompressor, encodingFor, isCompressible } from './compression.ts';
import { extensionOf, readSite, type SiteFile } from './files.ts';
import { headersFor, takeHeaderRules } from './published-headers.ts';

export interface PreviewServer {
  fetch(request: Request): Promise<Response>;
}

function decodePath(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function takesPages({ headers }: Request): boolean {
  return headers.get('sec-fetch-dest') === 'document' || (headers.get('accept') ?? '').includes('text/html');
}

/** Old browsers show it by accepted types; passing workers say 'empty'. */
function isNavigation(request: Request): boolean {
  const use = request.headers.get('sec-fetch-dest') ?? 'document';
  return ['document', 'iframe', 'frame'].includes(use) || (use === 'empty' && takesPages(request));
}

interface Found {
  file: SiteFile;
  status: 200 | 404;
}

/** Unknown pages get the application, missing assets nothing. */
function findFile(files: ReadonlyMap<string, SiteFile>, request: Request): Found | undefined {
  const path = decodePath(request);
  const page = path?.replace(/\/+$/, '');
  const names = path === null ? [] : [path, `${page}.html`, `${page}/index.html`];
  const exact = names.map((name) => files.get(name)).find((file) => file !== undefined);
  if (exact !== undefined) return { file: exact, status: 200 };
  const application = files.get('/200.html') ?? files.get('/index.html');
  const isAsset = new URL(request.url).pathname.startsWith('/assets/');
  if (application === undefined || isAsset || !isNavigation(request)) return undefined;
  if (path !== null && extensionOf(path) === '') return { file: application, status: 200 };
  return takesPages(request) ? { file: application, status: 404 } : undefined;
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

type Compressor = ReturnType<typeof createCompressor>;

function serveFile(context: Context, { file, status }: Found, compress: Compressor): Response {
  const canShrink = isCompressible(file);
  const encoding = canShrink ? encodingFor(context.req.header('accept-encoding') ?? '') : null;
  // Each encoding has its own tag, weak where it may shrink later.
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const headers = {
    'cache-control': 'no-cache',
    etag: encoding === null ? etag : `W/${etag}`,
    ...(canShrink && { vary: 'accept-encoding' }),
  };
  if (status === 200 && isUnchanged(context.req.raw, etag)) return context.body(null, 304, headers);
  const type = { 'content-type': getMimeType(file.path) ?? 'application/octet-stream' };
  if (encoding === null) return context.body(file.body, status, { ...headers, ...type });
  return context.body(compress(file, encoding), status, {
    ...headers,
    ...type,
    'content-encoding': encoding,
  });
}

/** Serves from memory as hosts do. Rejects without `_headers`. */
export async function createPreviewServer(directory: string): Promise<PreviewServer> {
  const files = await readSite(directory);
  const rules = takeHeaderRules(files);
  const compress = createCompressor();
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersFor(rules, context.req.path)))
      context.header(name, value);
    // What is missing now may be there once a publication has arrived whole.
    if (context.res.status === 404) context.header('cache-control', 'no-cache');
  });
  app.get('*', (context) => {
    const found = findFile(files, context.req.raw);
    return found === undefined ? context.text('Não encontrado', 404) : serveFile(context, found, compress);
  });
  app.all('*', (context) => context.text('Método não permitido', 405, { allow: 'GET, HEAD' }));
  return { fetch: async (request) => app.fetch(request) };
}
