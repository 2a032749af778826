import { ownPhoto } from '@/lib/election/own-photos';
import { isChamberPhoto, isShownFromOrigin } from './photo-hosts';

/** Pixels; Wikimedia makes other widths slowly and limits them. */
const readyWidths = [120, 250, 330, 500, 960];

/** The larger portrait, 354 × 472, does not exist for everybody. */
const chamberWidth = 114;

const density = 1.8;

const original =
  /^https:\/\/upload\.wikimedia\.org\/wikipedia\/(\w+)\/([0-9a-f]\/[0-9a-f]{2})\/([^/?#]{1,160}\.(?:jpe?g|png|webp))$/i;

function readyCopy(address: string, pixels: number): string | null {
  const [, project, folder, name] = original.exec(address) ?? [];
  const wide = readyWidths.find((ready) => ready >= pixels);
  if (project === undefined || folder === undefined || name === undefined || wide === undefined) return null;
  return `https://upload.wikimedia.org/wikipedia/${project}/thumb/${folder}/${name}/${wide}px-${name}`;
}

/** Later addresses cover widths missing at Wikimedia and the Chamber. */
export function remoteSources(address: string, pixels: number): string[] {
  if (isChamberPhoto(address) && address.endsWith('.jpg') && pixels > 2 * chamberWidth)
    return [`${address}maior.jpg`, address];
  const copy = readyCopy(address, pixels);
  return copy === null ? [address] : [copy, address];
}

/** Own copy first, then the origin unless `isOwnOnly`; `width` in CSS px. */
export function photoSources(address: string, width: number, isOwnOnly: boolean): string[] {
  const pixels = width * density;
  const own = ownPhoto(address, pixels);
  const remote = isOwnOnly || !isShownFromOrigin(address) ? [] : remoteSources(address, pixels);
  return own === null ? remote : [own, ...remote];
}

/** The panel shows the record's own address, whatever copies the site has. */
export function recordSources(address: string, width: number): string[] {
  return remoteSources(address, width * density);
}
