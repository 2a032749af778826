const marks: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['cedil', '\u0327'],
  ['ring', '\u030A'],
  ['caron', '\u030C'],
]);

/** In the order of their code points, from 160. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest';

/** Each beside its name. */
const others =
  'AElig Æ aelig æ OElig Œ oelig œ ETH Ð eth ð THORN Þ thorn þ divide ÷ dagger † Dagger ‡ prime ′ Prime ″ frasl ⁄ larr ← uarr ↑ rarr → darr ↓ harr ↔ le ≤ ge ≥ ne ≠ asymp ≈ infin ∞ hearts ♥ check ✓ comma , period . colon : semi ; excl ! quest ? num # dollar $ percnt % lpar ( rpar ) lsqb [ rsqb ] ast * plus + equals = sol / lowbar _ commat @ hyphen ‐ Tab \u00A0 NewLine \u00A0';

const signs: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...[...others.matchAll(/(\w+) (\S|\u00A0)/g)].map(([, name = '', sign = '']) => [name, sign] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['minus', '−'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['sbquo', '‚'],
  ['bdquo', '„'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['hellip', '…'],
  ['bull', '•'],
  ['permil', '‰'],
  ['euro', '€'],
  ['trade', '™'],
  ['times', '×'],
  ['szlig', 'ß'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
]);

/** Old newspapers number quotes and dashes as Windows does; HTML reads them so. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function fromNumber(code: number): string {
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return windows[code - 0x80] ?? (isCharacter ? String.fromCodePoint(code) : ' ');
}

function fromName(name: string): string | undefined {
  const [, letter = '', markName = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const mark = marks.get(markName);
  return signs.get(name) ?? (mark === undefined ? undefined : `${letter}${mark}`.normalize('NFC'));
}

/** One pass: the result is not decoded again. Unknown names stay as they are. */
export function decodeOnce(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (entity, decimal, hex, name) => {
      if (typeof decimal === 'string') return fromNumber(Number.parseInt(decimal, 10));
      if (typeof hex === 'string') return fromNumber(Number.parseInt(hex, 16));
      return fromName(String(name)) ?? entity;
    },
  );
}

/** Letters and signs escaped twice are undone again; markup is not. */
export function decodeAgain(text: string): string {
  return text.replace(/&(?:#\w{2,8}|[a-z]{2,8}\d{0,2});/gi, (entity) => {
    const sign = decodeOnce(entity);
    return sign === '<' || sign === '>' ? entity : sign;
  });
}

/** The Chamber escapes some names and texts, some of them twice. */
export function withoutEscapes(text: string): string {
  return decodeAgain(decodeOnce(text));
}
