import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadDeputy } from './model';
import { deputyDetailSchema, type Origin } from './schema';
import { situationText, standingDayText, standingOf } from './standing';

const chamber: Origin = { tipo: 'camara' };
const copy: Origin = { tipo: 'snapshot', dadosDe: '2025-03-21', hoje: '2025-03-21', parcial: false };

function read(
  status: Record<string, unknown>,
  origem: Origin = chamber,
  person = {},
  obtidoEm = '2026-11-20T12:00:00Z',
): ReadDeputy {
  const deputy = deputyDetailSchema.parse({
    id: 7,
    ...person,
    ultimoStatus: { idLegislatura: 57, ...status },
  });
  return { deputy, origem, obtidoEm };
}

const list = (day: string, has: boolean) => ({
  day,
  ids: [...Array.from({ length: 512 }, (_, index) => 1000 + index), ...(has ? [7] : [])],
});

beforeEach(() => void vi.setSystemTime(new Date('2026-11-21T15:00:00Z')));
afterEach(() => void vi.useRealTimers());

it.each([
  ['an old record of an earlier legislature, listed', { situacao: 'Exercício', idLegislatura: 53 }, true],
  ['a record that left, listed later', { situacao: 'Suplência' }, true],
])('a newer list puts in office whom it has: %s', (_, status, has) => {
  expect(standingOf(read(status, copy), list('2026-08-22', has))).toEqual({
    kind: 'in',
    situacao: 'Exercício',
    legislatura: 57,
    listedOn: '2026-08-22',
  });
});

it('a newer list puts out of office whom it lacks, and never beside the word for who sits', () => {
  const missing = read({ situacao: 'Exercício' }, { ...copy, foraDaListaDe: '2026-08-22' });
  expect(standingOf(missing)).toMatchObject({ kind: 'out', situacao: null, listedOn: '2026-08-22' });
  expect(standingDayText(missing, standingOf(missing))).toBe(
    'Partido e situação em 21/03/2025; não está na lista de quem está no cargo, de 22/08/2026',
  );
  expect(standingOf(read({ situacao: 'Licença' }, copy), list('2026-08-22', false))).toMatchObject({
    kind: 'out',
    situacao: 'Licença',
  });
});

it('an older list, and one that is not whole, say nothing against a record', () => {
  const sitting = read({ situacao: 'Exercício' });
  expect(standingOf(sitting, list('2026-11-19', false))).toMatchObject({ kind: 'in', listedOn: null });
  expect(standingOf(sitting, { day: '2026-11-21', ids: [1, 2] })).toMatchObject({ kind: 'in' });
});

it('a record of the sitting legislature has the last word on the day of the list, an older one has not', () => {
  const day = '2026-11-20';
  expect(standingOf(read({ situacao: 'Exercício' }), list(day, false))).toMatchObject({ kind: 'in' });
  expect(standingOf(read({ situacao: 'Exercício', idLegislatura: 56 }), list(day, true))).toMatchObject({
    kind: 'in',
    legislatura: 57,
    listedOn: day,
  });
});

it('a record of the coming legislature leaves the present to the list', () => {
  const elected = read({ situacao: null, condicaoEleitoral: 'Eleito', idLegislatura: 58 });
  expect(standingOf(elected)).toMatchObject({ kind: 'elected', situacao: null });
  expect(standingOf(elected, list('2026-11-20', false))).toMatchObject({
    kind: 'elected',
    situacao: 'Toma posse em 01/02/2027',
  });
  expect(standingOf(elected, list('2026-11-20', true))).toMatchObject({
    kind: 'in',
    situacao: 'Exercício',
    legislatura: 57,
  });
  vi.setSystemTime(new Date('2027-02-02T15:00:00Z'));
  expect(standingOf(read({ situacao: 'Exercício', idLegislatura: 58 }))).toMatchObject({ kind: 'in' });
});

it.each([
  ['a record that is not renewed yet', { situacao: 'Exercício' }, '2027-02-02', 'unsure'],
  ['a record that was not renewed for long', { situacao: 'Exercício' }, '2027-04-03', 'out'],
  ['a record without a situation', { situacao: null }, '2027-02-02', 'unsure'],
])('after the turn %s says by itself, of %o read on %s: %s', (_, status, day, kind) => {
  vi.setSystemTime(new Date(`${day}T15:00:00Z`));
  expect(standingOf(read(status, chamber, {}, `${day}T12:00:00Z`))).toMatchObject({ kind, situacao: null });
});

it.each([
  ['an answer kept', read({ situacao: 'Exercício' })],
  ['a copy', read({ situacao: 'Exercício' }, { ...copy, listaDe: '2026-08-22' })],
])('%s since before the turn never tells who left, however long ago that was', (_, kept) => {
  vi.setSystemTime(new Date('2028-03-10T15:00:00Z'));
  expect(standingOf(kept)).toMatchObject({ kind: 'unsure', situacao: null });
});

it('who died in office is said to have', () => {
  const dead = read({ situacao: 'Vacância' }, copy, { dataFalecimento: '2024-05-12' });
  expect(standingOf(dead)).toMatchObject({ kind: 'dead', situacao: 'Morreu em 12/05/2024' });
});

it.each(['0001-01-01', '0000-00-00', 'desconhecida'])('nobody died on a day that is none: %s', (none) => {
  const living = read({ situacao: 'Exercício' }, copy, { dataFalecimento: none, dataNascimento: none });
  expect(standingOf(living).kind).not.toBe('dead');
  expect(living.deputy.dataNascimento).toBeNull();
});

it.each([
  ['Exercício', 'No cargo'],
  ['Vacância', 'Deixou o cargo'],
  ['Licença', 'Licença'],
])('the Chamber’s word %s is said as: %s', (situacao, words) => {
  expect(situationText({ situacao, kind: 'out' })).toBe(words);
});

it('the day of a profile says of whom a newer list has that the party is the record’s', () => {
  const sitting = read({ situacao: 'Exercício' }, copy);
  expect(standingDayText(sitting, standingOf(sitting, list('2026-08-22', true)))).toBe(
    'Partido em 21/03/2025; está na lista de quem está no cargo, de 22/08/2026',
  );
});
