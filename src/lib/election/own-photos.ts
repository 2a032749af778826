import { isChamberPhoto, ownFolder } from '@/lib/photo/photo-hosts';
import { shortHash } from '@/lib/text/short-hash';

/** CSS pixels: rows and lists, cards, profiles. */
const ownWidths = [144, 232, 544] as const;

/** One word for all: a name each would fill the page's head. */
const everyDeputy = 'deputies';
/** Before the hash of a photo of which there is no copy. */
const exception = '!';

export const ownPhotosMeta = 'own-photos';

/** The prerenderer has no document to read the list from. */
let told: string | null = null;

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

export function hasOwnPhotos(): boolean {
  return currentWords() !== '';
}

export function ownFile(address: string, width: number): string {
  return `${ownFolder}/${shortHash(address)}-${width}.webp`;
}

export function ownPhoto(address: string, pixels: number): string | null {
  const width = ownWidths.find((one) => one >= pixels) ?? ownWidths[2];
  return hasCopy(address, shortHash(address)) ? `/${ownFile(address, width)}` : null;
}

/** Above this number every page would pay; deputies then count as not copied. */
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
