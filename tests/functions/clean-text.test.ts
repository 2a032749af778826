import { expect, test } from 'vitest';
import { writableJson } from '../../supabase/functions/_shared/clean-text.ts';

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
