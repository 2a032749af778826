/** Twin of private.line_ok, text_ok, https_ok and wiki_ok; lengths count characters. */

/** Shapeless or shape-changing code points: one, or a range's ends. */
const hidden = (
  'ad 34f 61c 115f-1160 17b4-17b5 180b-180f 200b-200f 2028-202e 2060-206f 2800 3164 ' +
  'fe00-fe0f feff ffa0 fff0-ffff e0000-e0fff'
)
  .split(' ')
  .map((range) => range.replace(/[0-9a-f]+/g, String.raw`\u{$&}`))
  .join('');
const invisible = new RegExp(String.raw`[\p{Cc}\p{Cs}${hidden}]`, 'u');

const port = String.raw`:(?:\d{1,4}|[0-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])`;
const host = '[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?';
const address = new RegExp(String.raw`^https://${host}(?:${port})?(?:[/?#][^\s<>"'\\]*)?$`);
const numericHost = /^https:\/\/(?:[^/?#:]*\.)?(?:\d+|0[xX][0-9A-Fa-f]*)(?::\d+)?(?:[/?#]|$)/;
const encyclopedia = /^https:\/\/(?:[a-z0-9-]+\.)*wikipedia\.org(?::\d+)?(?:[/?#]|$)/i;
const longestAddress = 2048;

export const unseen = 'Há um caractere invisível neste campo. Apague o texto e digite de novo.';

/** How many characters the database counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export function isLegibleLine(text: string): boolean {
  return !invisible.test(text);
}

/** Tabs and line ends are allowed too. */
export function isLegibleText(text: string): boolean {
  return isLegibleLine(text.replace(/[\t\n\r]/g, ''));
}

/** Phones write the first letter large. */
export function withPlainScheme(text: string): string {
  return text.replace(/^https:\/\//i, 'https://');
}

/** A plain host, as the database demands. */
export function isHttpsAddress(text: string): boolean {
  return (
    lengthOf(text) <= longestAddress && isLegibleLine(text) && address.test(text) && !numericHost.test(text)
  );
}

export function isEncyclopediaAddress(text: string): boolean {
  return isHttpsAddress(text) && encyclopedia.test(text);
}

export function isCourtAddress(text: string): boolean {
  return isHttpsAddress(text) && /^https:\/\/([a-z0-9-]+\.)*tse\.jus\.br\//.test(text);
}
