import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choiceCopyOf,
  coveredYear,
  currentLegislature,
  isBehind,
  isNameLike,
  nextPage,
  olderOf,
  type Provenance,
  uniqueDeputies,
} from './model';
import { coveredPeriod, lastSixMonths, periodText } from '@/features/deputies/expenses/periods';
import { birthplaceText, emailOf, officeText, phoneText, sexText } from './profile-facts';
import { deputyDetailSchema, type Origin } from './schema';

const copy: Origin = { tipo: 'snapshot', dadosDe: '2025-12-22', hoje: '2025-12-23', parcial: false };

it.each([
  ['2026-11-21', '2026-05-21'],
  ['2026-08-31', '2026-02-28'],
  ['2028-08-31', '2028-02-29'],
  ['2027-01-15', '2026-07-15'],
  ['2026-12-31', '2026-06-30'],
  ['2026-06-01', '2025-12-01'],
])('the six months up to %s begin on %s', (today, inicio) => {
  expect(lastSixMonths(today)).toEqual({ inicio, fim: today });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2027-02-01T02:59:00Z', 57],
  ['2027-02-01T03:00:00Z', 58],
])('at %s the legislature is that of Brasília: the %dth', (now, legislature) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  expect(currentLegislature()).toBe(legislature);
});

describe('a copy of the data', () => {
  it('moves the period to its own today, as its answer did', () => {
    expect(coveredPeriod({ inicio: '2026-05-21', fim: '2026-11-21' }, copy)).toEqual({
      inicio: '2025-06-22',
      fim: '2025-12-23',
    });
    expect(coveredYear(2026, copy)).toBe(2025);
    expect(coveredYear(2025, copy)).toBe(2025);
    expect(coveredYear(2024, copy)).toBe(2024);
  });

  it('the Chamber itself covers what was asked', () => {
    const asked = { inicio: '2026-05-21', fim: '2026-11-21' };
    expect(coveredPeriod(asked, { tipo: 'camara' })).toEqual(asked);
    expect(coveredYear(2026, { tipo: 'camara' })).toBe(2026);
    expect(periodText(asked)).toBe('Período: de 21/05/2026 a 21/11/2026.');
  });
});

describe('the next page', () => {
  const base = 'https://dadosabertos.camara.leg.br/api/v2/deputados';

  it('is read from the link, wherever the parameter is', () => {
    expect(nextPage([{ rel: 'next', href: `${base}?itens=50&pagina=3` }])).toBe(3);
    expect(nextPage([{ rel: 'next', href: `${base}?pagina=12&itens=50` }])).toBe(12);
  });

  it('does not exist on the last page, nor where the link names none', () => {
    expect(nextPage([{ rel: 'last', href: `${base}?pagina=3` }])).toBeNull();
    for (const query of ['minhapagina=3', 'pagina=12345', 'pagina=3x'])
      expect(nextPage([{ rel: 'next', href: `${base}?${query}` }])).toBeNull();
  });
});

it('the search sends only what can be a name', () => {
  for (const name of ['Antônio', "D'Ávila", 'Abi-Ackel', 'J. R.']) expect(isNameLike(name)).toBe(true);
  for (const name of ['João 3', '<b>', 'a'.repeat(81), '%', '']) expect(isNameLike(name)).toBe(false);
});

it('the list shows each deputy once', () => {
  const ana = { id: 1, nome: 'Ana', siglaPartido: 'EXA', siglaUf: 'BA', urlFoto: null };
  const moved = { ...ana, siglaPartido: 'EXB' };
  expect(uniqueDeputies([ana, { ...ana, id: 2 }, moved])).toEqual([moved, { ...ana, id: 2 }]);
});

it('the profile reads the sex as specified, and unknown as unknown', () => {
  expect([sexText('M'), sexText('F'), sexText('X'), sexText(null)]).toEqual([
    'Masculino',
    'Feminino',
    'Feminino',
    null,
  ]);
});

describe('in a profile', () => {
  const bare = deputyDetailSchema.parse({ id: 7, ultimoStatus: {} });
  const full = deputyDetailSchema.parse({
    id: 7,
    municipioNascimento: 'Maceió',
    ufNascimento: 'AL',
    ultimoStatus: {
      email: null,
      gabinete: {
        nome: '17',
        predio: 'x',
        sala: '17',
        telefone: '3215-5969',
        email: 'dep.ana@camara.leg.br',
      },
    },
  });

  it('the e-mail is the office’s', () => {
    expect(emailOf(full)).toBe('dep.ana@camara.leg.br');
    expect(emailOf(bare)).toBeNull();
  });

  it('office, birthplace and phone are what is known of them', () => {
    expect(officeText(full)).toBe('17, sala 17, prédio X');
    expect(officeText(bare)).toBeNull();
    expect(birthplaceText(full)).toBe('Maceió (AL)');
    expect(birthplaceText({ ...full, ufNascimento: null })).toBe('Maceió');
    expect(birthplaceText(bare)).toBeNull();
    expect(phoneText('3215-5969')).toBe('(61) 3215-5969');
    expect(phoneText('32155969')).toBe('(61) 32155969');
    for (const whole of ['(11) 3215-5969', '61 3215-5969', '+55 61 3215-5969', '6132155969', '0800 619 619'])
      expect(phoneText(whole)).toBe(whole);
  });
});

it('a choice keeps only a safe photo beside it', () => {
  const ana = {
    id: 7,
    nome: 'Ana',
    siglaPartido: 'EXA',
    siglaUf: 'BA',
    urlFoto: 'https://exemplo.org/7.jpg',
  };
  const kept = { id: '7', nome: 'Ana', partido: 'EXA', uf: 'BA' };
  expect(choiceCopyOf(ana)).toEqual({ ...kept, foto: 'https://exemplo.org/7.jpg' });
  expect(choiceCopyOf({ ...ana, urlFoto: 'javascript:alert(1)' })).toEqual({ ...kept, foto: null });
});

it.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2026-11-21', false],
])('an answer of %s is old on 21 November: %s', (day, isOld) => {
  const read = { obtidoEm: `${day}T15:00:00Z`, origem: { tipo: 'camara' } } as const;
  expect(isBehind(read, Date.parse('2026-11-21T15:00:00Z'))).toBe(isOld);
});

it.each([
  ['2025-12-21', 'camara'],
  ['2025-12-22', 'snapshot'],
  ['2025-12-23', 'snapshot'],
])('a copy of 22 December and an answer of %s are together as old and as much a copy as: %s', (day, tipo) => {
  const answer: Provenance = { obtidoEm: `${day}T15:00:00Z`, origem: { tipo: 'camara' } };
  const copied: Provenance = { obtidoEm: '2025-12-24T09:00:00Z', origem: copy };
  const both = { obtidoEm: answer.obtidoEm, origem: { tipo } };
  expect(olderOf(answer, copied)).toMatchObject(both);
  expect(olderOf(copied, answer)).toMatchObject(both);
});
