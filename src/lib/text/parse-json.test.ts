import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it('the parser reads what is JSON', () => {
  expect(parseJson('{"a":[1,"b",null]}')).toEqual({ a: [1, 'b', null] });
  expect(parseJson('"text"')).toBe('text');
});

it.each(['', '{"a":', '<!doctype html>', 'undefined'])('the parser takes %j for nothing', (text) => {
  expect(parseJson(text)).toBeNull();
});
