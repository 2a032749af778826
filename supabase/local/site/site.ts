import { type Context, Hono } from 'hono';
import { createCompressor, encodingFor, isCompressible } from './compression.ts';
import { readSite, type SiteFile } from './files.ts';
import { contentTypeOf, extensionOf } from './content-type.ts';
import { headersFor, takeHeaderRules } from './published-headers.ts';

export interface Site {
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

/**
 * A page of the application that has no file of its own: no extension, and asked for as a page. Programs say nothing
 * about what they want to do with it; browsers do.
 */
function isNavigation(request: Request, path: string): boolean {
  if (extensionOf(path) !== '' || path.startsWith('/assets/')) return false;
  return ['document', 'iframe', 'frame'].includes(request.headers.get('sec-fetch-dest') ?? 'document');
}

function findFile(files: ReadonlyMap<string, SiteFile>, request: Request): SiteFile | undefined {
  const path = decodePath(request);
  if (path === null) return undefined;
  const page = path.replace(/\/+$/, '');
  const exact = files.get(path) ?? files.get(`${page}.html`) ?? files.get(`${page}/index.html`);
  if (exact !== undefined) return exact;
  if (!isNavigation(request, path)) return undefined;
  return files.get('/200.html') ?? files.get('/index.html');
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

type Compressor = ReturnType<typeof createCompressor>;

function serveFile(context: Context, file: SiteFile, compress: Compressor): Response {
  const canShrink = isCompressible(file);
  const encoding = canShrink ? encodingFor(context.req.header('accept-encoding') ?? '') : null;
  // Two encodings are two representations, so each has a tag of its own.
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const headers = {
    'cache-control': 'no-cache',
    etag,
    ...(canShrink && { vary: 'accept-encoding' }),
  };
  if (isUnchanged(context.req.raw, etag)) return context.body(null, 304, headers);
  const type = { 'content-type': contentTypeOf(file.path) };
  if (encoding === null) return context.body(file.body, 200, { ...headers, ...type });
  return context.body(compress(file, encoding), 200, { ...headers, ...type, 'content-encoding': encoding });
}

/**
 * Serves a built single-page site from memory, compressed and with the headers of its `_headers` as a host would send them: its
 * files, and 200.html (or else index.html) for the pages that only the application knows. A missing file is 404; methods other
 * than GET and HEAD are 405. Rejects when the site has no `_headers`.
 */
export async function createSite(directory: string): Promise<Site> {
  const files = await readSite(directory);
  const rules = takeHeaderRules(files);
  const compress = createCompressor();
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersFor(rules, context.req.path)))
      context.header(name, value);
  });
  app.get('*', (context) => {
    const file = findFile(files, context.req.raw);
    return file === undefined ? context.text('Não encontrado', 404) : serveFile(context, file, compress);
  });
  app.all('*', (context) => context.text('Método não permitido', 405, { allow: 'GET, HEAD' }));
  return { fetch: async (request) => app.fetch(request) };
}
