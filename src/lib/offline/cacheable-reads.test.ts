import { expect, test } from 'vitest';
import { isCacheable } from './cacheable-reads';

const candidate = '1d406712-5c3f-53c5-9a30-baef40954369';
const token = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJl`;

test.each([
  '["candidates","list"]',
  '["candidates","summary"]',
  '["candidates","themes"]',
  '["results","rounds"]',
  '["results","elected"]',
  '["fates"]',
  '["fates",160541]',
  '["expense-context",160541,2026]',
  `["candidates","detail","${candidate}"]`,
  '["deputies","list",{"nome":"","partido":"","uf":""}]',
  '["deputies","list",{"nome":"","partido":"UNIÃO","uf":"SP"}]',
  '["deputies","list",{"legislatura":"57","nome":"","partido":"","uf":""}]',
  '["deputies","parties"]',
  '["deputies","everyone"]',
  '["deputies","everSat",57]',
  '["deputies","detail","160541"]',
  '["deputies","expenses",160541,2026]',
  '["votes","summary",160541]',
  '["votes","majority",160541]',
  '["votes","deputy",160541,{"ano":"","tema":"","texto":"","voto":""}]',
  '["votes","deputy",160541,{"ano":"","principais":"","tema":"","texto":"","voto":""}]',
  '["data-health","sets"]',
  '["data-health","published"]',
  '["roll-calls","summary"]',
  '["roll-calls","one","2586587-30"]',
  '["roll-calls","list",{"ano":"","tema":"","texto":"","tipo":""}]',
  '["deputies","speeches",160541,"2026-05-21","2026-11-21"]',
  '["deputies","propositions",160541,"2026-05-21","2026-11-21"]',
])('the public read %s may be kept', (key) => {
  expect(isCacheable(key, '{"data":[{"nome":"Ana","email":"dep.ana@camara.leg.br"}],"at":1}')).toBe(true);
});

test.each([
  // What belongs to a person.
  `["choices","candidates","${candidate}"]`,
  `["choices","deputies","${candidate}"]`,
  `["candidates","list","${candidate}"]`,
  `["candidates","detail","${candidate}","${candidate}"]`,
  '["consents"]',
  `["account","${candidate}"]`,
  `["analysis","sent","${candidate}"]`,
  // What tells of a person: whose news somebody read, what somebody typed.
  '["news","Lula","PT"]',
  '["deputies","list",{"nome":"maria","partido":"","uf":""}]',
  '["votes","deputy",160541,{"ano":"","tema":"","texto":"aborto","voto":""}]',
  '["votes","common",[62881,66385]]',
  '["roll-calls","list",{"ano":"","tema":"","texto":"aborto","tipo":""}]',
  '["roll-calls","one","2586587-30?token=1"]',
  // The panel.
  '["admin","candidates",{"status":"all"}]',
  '["admin","role"]',
  // Keys that look like a public one.
  '["candidates"]',
  '["candidates","themes","x"]',
  '["results"]',
  '["results panel","x"]',
  '["fates","160541"]',
  '["fates",160541,1]',
  '["candidates","detail","x"]',
  '["candidates","list"],["choices"]',
  '[["candidates","list"]]',
  '{"0":"candidates","1":"list"}',
  '["Candidates","list"]',
  '["candidates","list"]\n["choices"]',
  '["deputies","list",{"favorito":true,"nome":"","partido":"","uf":""}]',
  '["deputies","list",{"nome":"","partido":"a\\",\\"user\\":\\"1","uf":""}]',
  '["deputies","detail","160541?token=1"]',
  '["deputies","expenses",160541,2026,"x"]',
  '["deputies","speeches",160541,"2026-05-21","2026-11-21","x"]',
  '["deputies","detail","__proto__"]',
  '',
])('%s is never kept', (key) => {
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
