import { expect, test } from 'vitest';
import { seenText, writableJson } from '../../supabase/functions/_shared/clean-text.ts';

test.each([
  ['NUL is taken out', '{"a\\u0000":"b\\u0000c"}', { a: 'bc' }],
  [
    'half a pair becomes a sign of what is missing',
    '["\\uD83D","\\ude00x","\\ud83d\\ud83d"]',
    ['\uFFFD', '\uFFFDx', '\uFFFD\uFFFD'],
  ],
  ['a whole pair stays', '["\\uD83D\\uDE00"]', ['😀']],
  ['an escaped backslash before the same letters stays', '["\\\\u0000","\\\\ud83d"]', ['\\u0000', '\\ud83d']],
])('%s', (_, json, value) => {
  expect(JSON.parse(writableJson(json))).toEqual(value);
});

test.each(['\u00AD', '\u034F', '\u200D', '\u2060', '\u3164', '\uFEFF'])(
  'a word is the same word with %j between a letter and its accent',
  (unseen) => {
    expect(seenText(`Na${unseen}\u0303o`)).toBe('Não');
  },
);

test('a separator of lines is a space between two words', () => {
  expect(seenText('\u2028Ana\u2028Ativa\u2029')).toBe('Ana Ativa');
});
