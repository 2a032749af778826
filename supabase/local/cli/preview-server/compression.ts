import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { extensionOf, type SiteFile } from './files.ts';

type Encoding = 'br' | 'gzip';
type Body = Uint8Array<ArrayBuffer>;

/** Photos and fonts are compressed already. */
const compressible = new Set(['html', 'css', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml']);

/** Bytes below which a packet is a packet. */
const least = 1_000;

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Within a tenth of what the slowest reaches. */
const quick = brotli(6);
const smallest = brotli(constants.BROTLI_MAX_QUALITY);

const encoders: Record<Encoding, (body: Body) => Body> = {
  br: (body) => new Uint8Array(brotliCompressSync(body, quick)),
  gzip: (body) => new Uint8Array(gzipSync(body)),
};

export function isCompressible({ path, body }: SiteFile): boolean {
  return compressible.has(extensionOf(path)) && body.byteLength >= least;
}

/** RFC 9110, §12.5.3; null when none is known here. */
export function encodingFor(accepted: string): Encoding | null {
  const names = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.replace(/;.*$/, '').trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** Quickly for the first request, then as small as it gets. */
export function createCompressor(): (file: SiteFile, encoding: Encoding) => Body {
  const done = new Map<string, Body>();
  let shrinking = Promise.resolve();
  async function shrink(key: string, file: SiteFile): Promise<void> {
    done.set(key, new Uint8Array(await promisify(brotliCompress)(file.body, smallest)));
  }
  return (file, encoding) => {
    const key = `${encoding} ${file.path}`;
    const known = done.get(key);
    if (known !== undefined) return known;
    const body = encoders[encoding](file.body);
    done.set(key, body);
    if (encoding === 'br') shrinking = shrinking.then(() => shrink(key, file));
    return body;
  };
}
