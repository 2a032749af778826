import { isChamberPhoto, ownFolder } from '@/lib/photo/photo-hosts';
import { shortHash } from '@/lib/text/short-hash';

/** Widths in px of the site's own copies: rows and the list of deputies, cards, profiles. */
const ownWidths = [144, 232, 544] as const;

/** All of the Chamber's photos but the excepted ones; a name for each would fill the page's head. */
const everyDeputy = 'deputies';
/** Before the hash of a photo of which there is no copy. */
const exception = '!';

/** The `<meta>` that lists the photos of which the site has copies. */
export const ownPhotosMeta = 'own-photos';

/** What the prerenderer is told instead: it has no document. */
let told: string | null = null;

/** Says, where there is no document, of which photos the site has copies. */
export function tellOwnPhotos(words: string): void {
  told = words;
}

function currentWords(): string {
  return told ?? document.head.querySelector<HTMLMetaElement>(`meta[name="${ownPhotosMeta}"]`)?.content ?? '';
}

let known = { text: '', words: new Set<string>() };

function hasCopy(address: string, hash: string): boolean {
  const text = currentWords();
  if (text !== known.text) known = { text, words: new Set(text.split(' ')) };
  const { words } = known;
  return (
    words.has(hash) || (words.has(everyDeputy) && isChamberPhoto(address) && !words.has(exception + hash))
  );
}

/** Whether the published site has copies of photos at all. */
export function hasOwnPhotos(): boolean {
  return currentWords() !== '';
}

/** File of a photo's copy inside the published site; another address of the photo has another file. */
export function ownFile(address: string, width: number): string {
  return `${ownFolder}/${shortHash(address)}-${width}.webp`;
}

/** The copy that is at least `pixels` wide; null when there is none. */
export function ownPhoto(address: string, pixels: number): string | null {
  const width = ownWidths.find((one) => one >= pixels) ?? ownWidths[2];
  return hasCopy(address, shortHash(address)) ? `/${ownFile(address, width)}` : null;
}

/** More exceptions than these are not worth their place in every page: deputies then count as not copied. */
const mostExceptions = 60;

export function ownPhotosWords(wanted: readonly string[], copied: ReadonlySet<string>): string {
  const others = wanted.filter((one) => !isChamberPhoto(one) && copied.has(one));
  const missing = wanted.filter((one) => isChamberPhoto(one) && !copied.has(one));
  const hasDeputies = [...copied].some(isChamberPhoto) && missing.length <= mostExceptions;
  return [
    ...others.map(shortHash),
    ...(hasDeputies ? [everyDeputy, ...missing.map((one) => exception + shortHash(one))] : []),
  ].join(' ');
}
