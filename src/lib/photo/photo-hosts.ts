const wikimedia = 'https://upload.wikimedia.org';
const chamber = 'https://www.camara.leg.br';

export const ownFolder = 'photos';

export const photoOrigins = [wikimedia, chamber] as const;

export function isChamberPhoto(address: string): boolean {
  return address.startsWith(`${chamber}/`);
}

/** Other photos are shown from the site's copy alone. */
export function isShownFromOrigin(address: string): boolean {
  return photoOrigins.some((origin) => address.startsWith(`${origin}/`));
}
