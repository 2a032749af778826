import fc from 'fast-check';

const hidden = [
  0x7, 0x1f, 0x7f, 0x9f, 0xad, 0x34f, 0x61c, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200d, 0x200f, 0x2028, 0x202e,
  0x2060, 0x2066, 0x206f, 0x2800, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffd, 0xe0001, 0xe007f,
];
const besideHidden = [
  0x20, 0x7e, 0xa0, 0xac, 0xae, 0x350, 0x61b, 0x115e, 0x17b3, 0x2007, 0x200a, 0x2010, 0x2027, 0x202f, 0x205f,
  0x2070, 0x27ff, 0x2801, 0x3000, 0x3163, 0xfe10, 0xff9f, 0xffa1, 0x1f642, 0xe1000,
];
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Array.from('aZ9ãçÉ-. \'"<>{}\\/:@#?')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...hidden, ...besideHidden).map((code) => String.fromCodePoint(code)),
  },
  { weight: 1, arbitrary: fc.constantFrom('\t', '\n', '\r', '🙂', 'é') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter(isStorable) },
);

/** PostgreSQL lacks null characters and half pairs; the form refuses both. */
function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

export function textAround(...edges: number[]) {
  const length = fc.oneof(fc.constantFrom(...edges.flatMap((edge) => [edge - 1, edge, edge + 1])), fc.nat(8));
  return length.chain((size) =>
    fc.oneof(
      fc
        .array(character, { minLength: Math.max(0, size), maxLength: Math.max(0, size) })
        .map((all) => all.join('')),
      fc
        .tuple(fc.constantFrom('a', 'ã', '🙂'), fc.constantFrom('', ' ', '\u00a0', '\u200b'))
        .map(([letter, edge]) => edge + letter.repeat(Math.max(0, size)) + edge),
    ),
  );
}

const scheme = fc.constantFrom(
  'https://',
  'https://',
  'https://',
  'http://',
  'HTTPS://',
  'ftp://',
  'javascript:',
  '//',
  '',
);
const hostName = fc.oneof(
  fc.constantFrom(
    'pt.wikipedia.org',
    'wikipedia.org',
    'PT.M.WIKIPEDIA.ORG',
    'falsawikipedia.org',
    'wikipedia.org.br',
    'exemplo.org',
    'a-b.c',
    'ana@exemplo.org',
    '1.2.3.4',
    '999.1',
    '0x7f',
    'a.0x1',
    '1.2.3.4a',
    '-a.org',
    'a.org.',
    'são.org',
    '',
    'xn--so-2ia.org',
  ),
  fc.array(character, { maxLength: 6 }).map((all) => all.join('')),
);
const portText = fc.oneof(
  fc.constant(''),
  fc.constantFrom(':', ':0', ':443', ':65535', ':65536', ':99999', ':123456', ':8a'),
);
const rest = fc.oneof(
  fc.constantFrom(
    '',
    '/',
    '/wiki/Ana',
    '?a=b',
    '#c',
    '/pt.wikipedia.org',
    '?pt.wikipedia.org',
    '/a b',
    '/"a"',
    "/a'",
    '/<b>',
    '/a\\b',
    '/ã',
  ),
  fc.array(character, { maxLength: 5 }).map((all) => `/${all.join('')}`),
  fc.constantFrom(2020, 2027, 2028, 2029, 2048).map((size) => `/${'a'.repeat(size)}`),
);
const around = fc.constantFrom('', '', ' ', '\n', '\u200b');
export const address = fc
  .tuple(around, scheme, hostName, portText, rest, around)
  .map((parts) => parts.join(''));
