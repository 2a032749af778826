import { ownPhoto } from '@/lib/election/own-photos';
import { isChamberPhoto, isShownFromOrigin } from './photo-hosts';

/** Widths (px) in which Wikimedia keeps pictures ready; it makes others slowly and refuses them to many at once. */
const readyWidths = [120, 250, 330, 500, 960];

/** The Chamber's smaller portrait is 114 × 152; the larger one, 354 × 472, is not there for everybody. */
const chamberWidth = 114;

/** Pixels of the picture for one of the page: beyond this nobody sees a difference in a portrait. */
const density = 1.8;

const original =
  /^https:\/\/upload\.wikimedia\.org\/wikipedia\/(\w+)\/([0-9a-f]\/[0-9a-f]{2})\/([^/?#]{1,160}\.(?:jpe?g|png|webp))$/i;

/** The smaller copy of a picture at Wikimedia that is wide enough; null for pictures that are elsewhere. */
function readyCopy(address: string, pixels: number): string | null {
  const [, project, folder, name] = original.exec(address) ?? [];
  const wide = readyWidths.find((ready) => ready >= pixels);
  if (project === undefined || folder === undefined || name === undefined || wide === undefined) return null;
  return `https://upload.wikimedia.org/wikipedia/${project}/thumb/${folder}/${name}/${wide}px-${name}`;
}

/** At its own origin, best first; the next are fallbacks: Wikimedia has no copy wider than the original, the Chamber may lack one. */
export function remoteSources(address: string, pixels: number): string[] {
  if (isChamberPhoto(address) && address.endsWith('.jpg') && pixels > 2 * chamberWidth)
    return [`${address}maior.jpg`, address];
  const copy = readyCopy(address, pixels);
  return copy === null ? [address] : [copy, address];
}

/**
 * The site's own copy first, then, unless `isOwnOnly`, the photo's origin.
 * @param address https.
 * @param width its widest use in CSS px.
 */
export function photoSources(address: string, width: number, isOwnOnly: boolean): string[] {
  const pixels = width * density;
  const own = ownPhoto(address, pixels);
  const remote = isOwnOnly || !isShownFromOrigin(address) ? [] : remoteSources(address, pixels);
  return own === null ? remote : [own, ...remote];
}

/** Where the panel takes a photo from: always where the record says that it is, whatever the site has a copy of. */
export function recordSources(address: string, width: number): string[] {
  return remoteSources(address, width * density);
}
