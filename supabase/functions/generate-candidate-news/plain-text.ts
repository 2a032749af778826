import { decodeAgain, decodeOnce } from '../_shared/html-escapes.ts';

// What nothing closes reaches to the end: else each beginning would search for its own.
const hidden = /<(script|style|iframe|noscript)\b[^>]*(?:>[^]*?(?:<\/\1\s*>|$)|$)/gi;
const section = /<!\[CDATA\[|\]\]>/g;
// A quoted value may hold '>'; read ahead, it is read in one way alone.
const tags =
  /<!--[^]*?(?:-->|$)|<[/!?]?[a-z](?:[^<>=]|=(?=(\s*(?:"[^"<]*"|'[^'<]*')(?=[\s/>])|))\1)*(?:>|$)/gi;
const tag = /<[/!?]?[a-z![]/i;

const inline = /^(?:a|abbr|b|em|font|i|mark|small|span|strong|su[bp]|u)\b/i;

/** They part no words: '<b>Lula</b>, que'. */
export function isInline(element: string): boolean {
  return inline.test(element);
}

function stripTags(text: string): string {
  return text
    .replace(section, ' ')
    .replace(hidden, ' ')
    .replace(tags, (one) => (isInline(one.replace(/^<\/?/, '')) ? '' : ' '));
}

/** Characters read: many more than are shown. */
const maxRead = 8_000;

/** Between the letters of a word: parted, it would name somebody else. */
const withinWords = /[\u00AD\u061C\u200B-\u200F\u2060\uFEFF]+/g;
/** Control and bidirectional characters could make a text look like another. */
const invisible = /[\p{Cc}\u2028-\u202E\u2061-\u2069]+/gu;

const letters = new Intl.Segmenter('pt-BR');

export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // An accent, or a part of an emoji, stays with what it belongs to.
  const cut = text.slice(0, letters.segment(text).containing(max - 1)?.index);
  const end = cut.lastIndexOf(' ');
  return `${end > max / 2 ? cut.slice(0, end) : cut}…`;
}

/** Undoes one layer of XML (not CDATA) and HTML escapes, and strips tags; keeps spaces at its ends. */
export function plainText(raw: string, isCdata: boolean): string {
  const start = raw.slice(0, maxRead);
  const text = isCdata ? start : decodeOnce(start);
  const words = isCdata || tag.test(text) ? stripTags(decodeOnce(stripTags(text))) : text;
  const seen = decodeAgain(words).replace(withinWords, '').replace(invisible, ' ');
  return seen.replace(/\s+/g, ' ');
}
