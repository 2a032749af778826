import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentSchema, readAnswer } from '../../../supabase/functions/camara-proxy/answer.ts';
import { UpstreamError } from '../../../supabase/functions/camara-proxy/failures.ts';

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom('http://www.camara.leg.br/x', 'HTTP://x', '123.456.789-01', '12345678901', '__proto__'),
);
const key = fc.oneof(
  fc.constantFrom('cpf', 'cnpjCpfFornecedor', 'nomeFornecedor', 'transcricao', 'urlFoto', '__proto__', 'id'),
  fc.string({ maxLength: 8 }),
);
const { json } = fc.letrec<{ json: unknown; record: unknown }>((tie) => ({
  record: fc.dictionary(key, tie('json'), { maxKeys: 5 }),
  json: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 3 }),
    tie('record'),
  ),
}));
const rows = fc.array(fc.dictionary(key, json, { maxKeys: 5 }), { maxLength: 4 });
const answer = fc.oneof(
  fc.record({ dados: rows, links: fc.constantFrom(undefined, null, [{ rel: 'next', href: 'http://x/' }]) }),
  fc.record({ dados: fc.oneof(json, rows), links: json }),
  json,
  fc.constantFrom(null, '', '<html>', [], { dados: null }, { dados: [[]] }),
);

/** Shown as text and never followed, so an address in them stays unchanged. */
const notFollowed = new Set(['nomeFornecedor', 'transcricao', 'cnpjCpfFornecedor']);

/** At any depth; list items belong to the list's key. */
function partsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return notFollowed.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((part) => partsOf(part, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
    `key:${name}`,
    ...partsOf(part, name),
  ]);
}

test('whatever the Chamber answers is cleaned at every depth, or refused as what it is', () => {
  let read = 0;
  fc.assert(
    fc.property(answer, fc.string({ maxLength: 5 }), (given, total) => {
      const headers = new Headers({ 'x-total-count': encodeURIComponent(total) });
      try {
        const content = readAnswer({ json: given, headers });
        read += 1;
        expect(contentSchema.safeParse(content).success).toBe(true);
        const parts = partsOf(content.dados);
        expect(parts.filter((part) => part === 'key:cpf' || /^http:\/\//i.test(part))).toEqual([]);
        for (const { href } of content.links) expect(href).not.toMatch(/^http:\/\//i);
      } catch (error) {
        expect(error).toBeInstanceOf(UpstreamError);
      }
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(30);
});

test('a name of nothing but spaces is read as any other', () => {
  const headers = new Headers();
  const nomeFornecedor = `${' '.repeat(1_000_000)}x 12345678901`;
  expect(readAnswer({ json: { dados: [{ nomeFornecedor }] }, headers }).dados).toEqual([
    { nomeFornecedor: nomeFornecedor.slice(0, -12) },
  ]);
});

test.each([
  [12345678901, null],
  [1234567890, null],
  [12345678000195, '12345678000195'],
])('a number of who was paid, %i, is a company or nobody', (cnpjCpfFornecedor, shown) => {
  const { dados } = readAnswer({ json: { dados: [{ cnpjCpfFornecedor }] }, headers: new Headers() });
  expect(dados).toEqual([{ cnpjCpfFornecedor: shown }]);
});

test.each([
  ['338342.89 473', { valor: 338342.89, documentos: 473 }],
  ['-12.5 3', { valor: -12.5, documentos: 3 }],
  ['muitos', undefined],
])('the sum of a copy, %s, is one also where refunds outweigh it', (given, total) => {
  const day = '2026-11-21';
  const headers = new Headers({ 'x-snapshot-data': day, 'x-snapshot-hoje': day, 'x-snapshot-total': given });
  expect(readAnswer({ json: { dados: [] }, headers }).origem).toMatchObject({ tipo: 'snapshot', total });
});

test.each([
  ['JOSE12345678909', 'JOSE'],
  ['JOSÉ 123 456 789 09', 'JOSÉ'],
  ['JOSÉ 123.456.789 - 09 ME', 'JOSÉ ME'],
  ['JOSÉ 123.456.789/09', 'JOSÉ'],
  ['LOJA 12.345.678/0001-90', 'LOJA 12.345.678/0001-90'],
  ['LOJA 12345678000190', 'LOJA 12345678000190'],
])('a supplier written as %s is passed on as %s', (nomeFornecedor, passed) => {
  const { dados } = readAnswer({ json: { dados: [{ nomeFornecedor }] }, headers: new Headers() });
  expect(dados).toEqual([{ nomeFornecedor: passed }]);
});

test.each([
  ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['12ABC34501DE35', '12ABC34501DE35'],
  ['AB12C345000135', 'AB12C345000135'],
  ['CPF 123.456.789-01', null],
  ['CPF12345678901', null],
  ['123456789-01 A', null],
])('of the tax number %s pages learn %s', (cnpjCpfFornecedor, told) => {
  const { dados } = readAnswer({ json: { dados: [{ cnpjCpfFornecedor }] }, headers: new Headers() });
  expect(dados).toEqual([{ cnpjCpfFornecedor: told }]);
});
