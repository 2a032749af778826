import { expect, test } from 'vitest';
import { isCacheable } from './cacheable-reads';

const candidate = '1d406712-5c3f-53c5-9a30-baef40954369';
const token = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJl`;

test.each([
  '["candidates","list"]',
  `["candidates","detail","${candidate}"]`,
  '["outcomes",160541]',
  '["deputies","list",{"nome":"","partido":"UNIÃO","uf":"SP"}]',
  '["deputies","everSat",57]',
  '["deputies","expenses",160541,2026]',
  '["votes","deputy",160541,{"ano":"","principais":"","tema":"","texto":"","voto":""}]',
  '["roll-calls","one","2586587-30"]',
  '["deputies","speeches",160541,"2026-05-21","2026-11-21"]',
])('the answer of %s, which says that it may stay, stays', (key) => {
  expect(isCacheable(key, '{"data":[{"nome":"Ana","email":"dep.ana@camara.leg.br"}],"at":1}')).toBe(true);
});

test.each([
  ['a sentence', '["deputies","list",{"nome":"maria da silva"}]'],
  ['a name of the panel’s room', '["results panel","x"]'],
  ['a part of another address', '["roll-calls","one","2586587-30?token=1"]'],
  ['the name of a property', '["deputies","detail","__proto__"]'],
  ['a quotation', '["deputies","list",{"partido":"a\\",\\"user\\":\\"1"}]'],
  ['a line of its own', '["candidates","list"]\n["choices"]'],
  ['a token', `["candidates","detail","${token}"]`],
  ['a choice', '["deputies","list",{"favorito":true}]'],
  ['nothing', ''],
])('a key that holds %s is never kept', (_what, key) => {
  expect(isCacheable(key, '{"data":[],"at":1}')).toBe(false);
});

test.each([
  ['a token', JSON.stringify({ data: [{ nome: token }] })],
  ['an Authorization header', JSON.stringify({ data: { headers: { Authorization: 'Bearer sb_secret_1' } } })],
  ['a session', JSON.stringify({ data: { access_token: 'x' } })],
  ['a renewal', JSON.stringify({ data: { refresh_token: 'x' } })],
  ['a choice', JSON.stringify({ data: [{ id: candidate, favorito: true }] })],
  ['a spaced-out choice', JSON.stringify({ data: [{ ignorado: false }] }, null, 2)],
  ['whose row it is', JSON.stringify({ data: [{ user_id: candidate }] })],
])('an answer that holds %s is not kept, whatever its key', (_what, json) => {
  expect(isCacheable('["candidates","list"]', json)).toBe(false);
});
