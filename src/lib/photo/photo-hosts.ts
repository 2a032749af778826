const wikimedia = 'https://upload.wikimedia.org';
const chamber = 'https://www.camara.leg.br';

/** Folder of the site's own copies. */
export const ownFolder = 'photos';

/** The only other origins whose pictures the site shows: public lists do where the site has no copy of its own. */
export const photoOrigins = [wikimedia, chamber] as const;

/** Whether a photo is a deputy's at the Chamber. */
export function isChamberPhoto(address: string): boolean {
  return address.startsWith(`${chamber}/`);
}

/** Whether pages may show a picture from where it is; all others are shown from the site's copy alone. */
export function isShownFromOrigin(address: string): boolean {
  return photoOrigins.some((origin) => address.startsWith(`${origin}/`));
}
