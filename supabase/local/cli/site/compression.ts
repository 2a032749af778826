import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { extensionOf } from './content-type.ts';
import type { SiteFile } from './files.ts';

type Encoding = 'br' | 'gzip';
type Body = Uint8Array<ArrayBuffer>;

/** Photos and fonts are compressed already. */
const compressible = new Set(['html', 'css', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml']);

/** Bytes below which a packet is a packet. */
const least = 1_000;

/** Quick, and within a tenth of what the slowest setting reaches. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const encoders: Record<Encoding, (body: Body) => Body> = {
  br: (body) => new Uint8Array(brotliCompressSync(body, quality)),
  gzip: (body) => new Uint8Array(gzipSync(body)),
};

export function isCompressible({ path, body }: SiteFile): boolean {
  return compressible.has(extensionOf(path)) && body.byteLength >= least;
}

/** The best encoding that a request takes (RFC 9110, §12.5.3); null when it names none that is known here. */
export function encodingFor(accepted: string): Encoding | null {
  const names = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.replace(/;.*$/, '').trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** Compresses each file at its first request, as a host does once for all its visitors. */
export function createCompressor(): (file: SiteFile, encoding: Encoding) => Body {
  const done = new Map<string, Body>();
  return (file, encoding) => {
    const key = `${encoding} ${file.path}`;
    const body = done.get(key) ?? encoders[encoding](file.body);
    done.set(key, body);
    return body;
  };
}
