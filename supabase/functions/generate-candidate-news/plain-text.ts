/** Marks that a base letter carries in HTML's names for letters: &aacute;, &ccedil; … */
const marks: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['cedil', '\u0327'],
  ['ring', '\u030A'],
]);

const signs: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['ordf', 'ª'],
  ['ordm', 'º'],
  ['deg', '°'],
  ['sect', '§'],
  ['euro', '€'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
]);

function fromNumber(code: number): string {
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

function fromName(name: string): string | undefined {
  const [, letter = '', markName = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const mark = marks.get(markName);
  return signs.get(name) ?? (mark === undefined ? undefined : `${letter}${mark}`.normalize('NFC'));
}

/** Replaces each entity once; what it becomes is not looked at again. A name that is not known stays as it is. */
function decodeOnce(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (typeof decimal === 'string') return fromNumber(Number.parseInt(decimal, 10));
    if (typeof hex === 'string') return fromNumber(Number.parseInt(hex, 16));
    return fromName(String(name)) ?? entity;
  });
}

const hidden = /<(script|style|iframe|noscript)\b[^>]*>[^]*?<\/\1\s*>/gi;
const tags = /<!--[^]*?-->|<[/!?]?[a-z][^<>]*(?:>|$)/gi;
const tag = /<[/!?]?[a-z!]/i;

/** The words without the markup; what stands inside a script or a style is no words. */
function stripTags(text: string): string {
  return text.replace(hidden, ' ').replace(tags, ' ');
}

/** Characters looked at: enough for what is shown, and too few to keep a pattern busy. */
const mostRead = 8_000;

/** Control characters and those that turn the direction of writing around could make a text look like another. */
const invisible = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/** The text in at most `max` characters, cut between words and marked as cut. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Plain words of a feed's text. Every layer of escapes is undone once: the one of XML, which CDATA does not have, and
 * the one of HTML where the text is HTML. Nothing that looks like a tag is left.
 */
export function plainText(raw: string, isCdata: boolean): string {
  const start = raw.slice(0, mostRead);
  const text = isCdata ? start : decodeOnce(start);
  const words = isCdata || tag.test(text) ? stripTags(decodeOnce(stripTags(text))) : text;
  return words.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}
