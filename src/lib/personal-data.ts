/** Twin of private.impersonal_ok by the same patterns; finds e-mails, telephones and CPFs. */
import * as z from 'zod/mini';

export const personalDataRefusal = 'Não escreva e-mail, telefone nem CPF aqui: o público lê este texto.';

/** Invisible characters part what a reader sees together. */
const unseen = new RegExp(
  String.raw`[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{e0000}-\u{e0fff}]`,
  'gu',
);
/** Zeros of scripts whose digits have no compatibility form; nine more follow each. */
const zeros =
  '660 6f0 7c0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 de6 e50 ed0 f20 1040 1090 17e0 1810 1946 19d0 1a80 1a90 ' +
  '1b50 1bb0 1c40 1c50 a620 a8d0 a900 a9d0 a9f0 aa50 abf0';
const digitOf = (zero: string, value: number) => String.fromCodePoint(Number.parseInt(zero, 16) + value);
const foreignDigits = new Map(
  zeros
    .split(' ')
    .flatMap((zero) =>
      Array.from('0123456789', (digit): [string, string] => [digitOf(zero, Number(digit)), digit]),
    ),
);

const ends = '(?:com|net|org|gov|edu|leg|jus|br|info|me|io)(?:[^a-z]|$)';
/** Spellings of dots and at signs that hide an address. */
const spellings: readonly (readonly [pattern: string, meant: string])[] = [
  ['&#64;|&commat;|%40', '@'],
  [String.raw` ?[\[({<] ?(?:ponto|dot|[.]) ?[\])}>] ?`, '.'],
  [' (?:ponto|dot) ', '.'],
  [` ?[.] ?(?=${ends})`, '.'],
  [String.raw` ?[\[({<] ?(?:at|arroba|@) ?[\])}>] ?`, '@'],
  [String.raw` ?[\[({<] ?a ?[\])}>] ?(?=[a-z0-9-]+(?:[.][a-z0-9-]+)*[.]${ends})`, '@'],
  [' ?arroba ?', '@'],
  [' at (?=[a-z0-9-]+[.][a-z]{2})', '@'],
  [' ?@ ?(?=[a-z0-9.-]+[.][a-z]{2})', '@'],
];

/** Beside the letters a to f digits are a part of an identifier. */
const edge = '(?:^|[^0-9a-f])';
const end = '(?![0-9a-f])';
/** Between one number's digits; commas belong to money, semicolons to lists. */
const gap = '[^0-9a-z,;@]';
const areaCode = '[1-9][1-9]';
const year = '(?:19|20)[0-9]{2}';
const word = '(?:zero|uma?|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove)';

const personal = [
  String.raw`[^ @]@[^ @]+[.][^ @]`,
  '(?:^|[^a-z])(?:gmail|hotmail|icloud|protonmail)(?:[^a-z]|$)',
  `${edge}[0-9]{3}${gap}{0,3}[0-9]{3}${gap}{0,3}[0-9]{3}${gap}{0,3}[0-9]{2}${end}`,
  `(?:^|[^0-9])[0-9]{3}${gap}{1,3}[0-9]{3}${gap}{1,3}[0-9]{3}${gap}{0,3}[0-9]{2}(?![0-9])`,
  `${edge}[0-9](?:${gap}{1,3}[0-9]){10}${end}`,
  'cpf[^0-9]{0,20}[0-9](?:[^0-9a-z]{0,3}[0-9]){8}',
  `(?:^|[^0-9a-f-])(?:55${gap}{0,3})?0?${areaCode}${gap}{0,3}9${gap}{0,2}[0-9]{4}${gap}{0,3}[0-9]{4}(?!-?[0-9a-f])`,
  String.raw`[(]0?${areaCode}[)]${gap}{0,3}[2-5][0-9]{3}${gap}{0,3}[0-9]{4}${end}`,
  `(?:^|[^0-9a-f-])(?:55)?0?${areaCode}[2-5][0-9]{7}${end}`,
  `${edge}${areaCode}${gap}{1,3}(?!${year}${gap}{1,3}${year})[2-5][0-9]{3}${gap}{1,3}[0-9]{4}${end}`,
  `${edge}9[0-9]{4}${gap}{1,2}(?!${year}${end})[0-9]{4}${end}`,
  '(?:^|[^a-z])(?:tel(?:efone)?|fone|cel(?:ular)?|whats(?:app)?|zap|ligue)[^0-9a-z]{0,5}[0-9](?:[^0-9a-z]{0,3}[0-9]){7}',
  `(?:^|[^a-z])${word}(?:[^0-9a-z]+${word}){7}`,
].map((pattern) => new RegExp(pattern, 'u'));

const runs = new RegExp(`${edge}([0-9](?:${gap}{0,3}[0-9])*)${end}`, 'gu');

function isCpf(digits: string): boolean {
  const checkOf = (size: number) =>
    ((Array.from(digits.slice(0, size)).reduce((sum, digit, i) => sum + Number(digit) * (size + 1 - i), 0) *
      10) %
      11) %
    10;
  return digits.length === 11 && checkOf(9) === Number(digits[9]) && checkOf(10) === Number(digits[10]);
}

export function holdsPersonalData(text: string): boolean {
  const shaped = Array.from(
    text.normalize('NFKD').replace(unseen, ''),
    (one) => foreignDigits.get(one) ?? one,
  )
    .join('')
    .toLowerCase()
    .replace(/\s+/gu, ' ');
  const plain = spellings.reduce(
    (so, [pattern, meant]) => so.replace(new RegExp(pattern, 'gu'), meant),
    shaped,
  );
  return (
    personal.some((pattern) => pattern.test(plain)) ||
    [...plain.matchAll(runs)].some(([, run = '']) => isCpf(run.replace(/[^0-9]/gu, '')))
  );
}

export const impersonal = z.refine<string>((text) => !holdsPersonalData(text), personalDataRefusal);
