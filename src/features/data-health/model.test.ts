import { describe, expect, it } from 'vitest';
import { isRecess, situationOf } from './model';
import type { SetHealth } from './schema';

const votes = { conjunto: 'votos', origem: 'api', falhas: 0 } as const;
const deputies = { ...votes, conjunto: 'deputados' } as const;
const rollCalls = { ...votes, conjunto: 'votacoes' } as const;
const orientations = { ...votes, conjunto: 'orientacoes' } as const;
const expenses = { ...votes, conjunto: 'despesas' } as const;
const bills = { ...votes, conjunto: 'projetos', origem: 'arquivo' } as const;
const speeches = { ...votes, conjunto: 'discursos' } as const;
const candidacies = { conjunto: 'candidaturas', origem: 'painel', falhas: 0 } as const;
type Known = Pick<SetHealth, 'conjunto' | 'origem' | 'falhas'>;

describe('the situation of a set', () => {
  it.each<[string, Known, string | null, string, ReturnType<typeof situationOf>]>([
    ['votes of yesterday', votes, '2026-11-18', '2026-11-19', { kind: 'current' }],
    ['votes two working days old', votes, '2026-11-17', '2026-11-19', { kind: 'late', days: 1 }],
    ['votes of Friday on Monday', votes, '2026-11-20', '2026-11-23', { kind: 'current' }],
    ['votes of Friday on Tuesday', votes, '2026-11-20', '2026-11-24', { kind: 'late', days: 1 }],
    ['votes in the recess', votes, '2026-12-22', '2027-01-20', { kind: 'recess' }],
    ['votes that were late before the recess', votes, '2026-12-16', '2027-01-20', { kind: 'late', days: 3 }],
    ['votes on the first day after it', votes, '2026-12-22', '2027-02-02', { kind: 'current' }],
    ['deputies of two days ago', deputies, '2026-11-20', '2026-11-22', { kind: 'current' }],
    ['deputies of three days ago', deputies, '2026-11-19', '2026-11-22', { kind: 'late', days: 1 }],
    ['deputies of yesterday in the recess', deputies, '2027-01-19', '2027-01-20', { kind: 'current' }],
    ['deputies in the recess', deputies, '2026-12-22', '2027-01-20', { kind: 'late', days: 27 }],
    ['expenses of three days ago', expenses, '2026-11-19', '2026-11-22', { kind: 'current' }],
    ['expenses of four days ago', expenses, '2026-11-18', '2026-11-22', { kind: 'late', days: 1 }],
    ['expenses of yesterday in the recess', expenses, '2027-01-19', '2027-01-20', { kind: 'current' }],
    ['expenses in the recess', expenses, '2026-12-22', '2027-01-20', { kind: 'late', days: 26 }],
    ['roll calls of Friday on Monday', rollCalls, '2026-11-20', '2026-11-23', { kind: 'current' }],
    ['roll calls of Friday on Tuesday', rollCalls, '2026-11-20', '2026-11-24', { kind: 'late', days: 1 }],
    ['roll calls in the recess', rollCalls, '2026-12-22', '2027-01-20', { kind: 'recess' }],
    ['orientations of Friday on Monday', orientations, '2026-11-20', '2026-11-23', { kind: 'current' }],
    [
      'orientations of Friday on Tuesday',
      orientations,
      '2026-11-20',
      '2026-11-24',
      { kind: 'late', days: 1 },
    ],
    ['orientations in the recess', orientations, '2026-12-22', '2027-01-20', { kind: 'recess' }],
    ['bills, which have no rule', bills, '2026-10-19', '2026-11-19', { kind: 'read', day: '2026-10-19' }],
    ['a reading of today', votes, '2026-11-19', '2026-11-19', { kind: 'current' }],
    ['five failures', { ...votes, falhas: 5 }, '2026-11-19', '2026-11-19', { kind: 'stopped' }],
    ['a copy', { ...votes, origem: 'copia' }, '2026-01-01', '2026-11-19', { kind: 'copy' }],
    [
      'candidacies, which have no rule, of last year',
      candidacies,
      '2025-10-19',
      '2026-11-19',
      { kind: 'read', day: '2025-10-19' },
    ],
    [
      'a result, which has no rule',
      { ...candidacies, conjunto: 'turno_1' },
      '2026-10-05',
      '2027-11-19',
      { kind: 'read', day: '2026-10-05' },
    ],
    [
      'no result yet',
      { ...candidacies, conjunto: 'turno_2', origem: null },
      null,
      '2026-11-19',
      { kind: 'unread' },
    ],
    [
      'a list nobody compared',
      { ...candidacies, conjunto: 'eleitos', origem: 'copia' },
      '2026-11-19',
      '2026-11-19',
      { kind: 'copy' },
    ],
    [
      'a list compared with the court',
      { ...candidacies, conjunto: 'eleitos' },
      '2026-11-19',
      '2027-11-19',
      { kind: 'read', day: '2026-11-19' },
    ],
    ['speeches that the Chamber gave today', speeches, '2026-11-19', '2026-11-19', { kind: 'live' }],
    [
      'speeches that the Chamber gave yesterday',
      speeches,
      '2026-11-18',
      '2026-11-19',
      { kind: 'read', day: '2026-11-18' },
    ],
    ['speeches of a copy', { ...speeches, origem: 'copia' }, '2026-11-19', '2026-11-19', { kind: 'copy' }],
    [
      'speeches of a copy that also failed',
      { ...speeches, origem: 'copia', falhas: 1 },
      '2026-11-19',
      '2026-11-19',
      { kind: 'copy' },
    ],
    ['speeches of both', { ...speeches, origem: 'ambas' }, '2026-11-19', '2026-11-19', { kind: 'both' }],
    [
      'speeches of a silent Chamber',
      { ...speeches, falhas: 1 },
      '2026-11-19',
      '2026-11-19',
      { kind: 'away' },
    ],
    ['speeches never asked for', { ...speeches, origem: null }, null, '2026-11-19', { kind: 'unread' }],
    ['nothing yet', { ...votes, origem: null }, null, '2026-11-19', { kind: 'unread' }],
  ])('is told: %s', (_what, set, readOn, today, situation) => {
    expect(situationOf(set, readOn, today)).toEqual(situation);
  });
});

it.each([
  ['2026-07-17', false],
  ['2026-07-18', true],
  ['2026-07-31', true],
  ['2026-08-01', false],
  ['2026-12-22', false],
  ['2026-12-23', true],
  ['2027-02-01', true],
  ['2027-02-02', false],
])('the day %s is in the recess: %s', (day, is) => {
  expect(isRecess(day)).toBe(is);
});
