import { secureUrl } from './secure-url';

/** Widths (px) in which Wikimedia keeps pictures ready; it makes others slowly and refuses them to many at once. */
const readyWidths = [120, 250, 330, 500, 960];

/** Pixels of the picture for one of the page: beyond this nobody sees a difference in a portrait. */
const density = 1.8;

const original =
  /^https:\/\/upload\.wikimedia\.org\/wikipedia\/(\w+)\/([0-9a-f]\/[0-9a-f]{2})\/([^/?#]{1,160}\.(?:jpe?g|png|webp))$/i;

/** The smaller copy of a picture at Wikimedia that is wide enough; null for pictures that are elsewhere. */
function readyCopy(address: string, width: number): string | null {
  const [, project, folder, name] = original.exec(address) ?? [];
  const wide = readyWidths.find((ready) => ready >= width * density);
  if (project === undefined || folder === undefined || name === undefined || wide === undefined) return null;
  return `https://upload.wikimedia.org/wikipedia/${project}/thumb/${folder}/${name}/${wide}px-${name}`;
}

/**
 * Where to take a picture from, the best address first: the next ones are for when it cannot be loaded (Wikimedia has no
 * copy wider than the picture itself). Empty when the address is missing or unsafe.
 * @param width its widest use in CSS px.
 */
export function photoSources(src: string | null | undefined, width: number): string[] {
  const address = src?.startsWith('/') && !src.startsWith('//') ? src : secureUrl(src);
  if (address === null) return [];
  const copy = readyCopy(address, width);
  return copy === null ? [address] : [copy, address];
}
