import { describe, expect, it } from 'vitest';
import { countStatuses, searchCandidates, statusOf, weekBefore } from './model';

const person = (nome: string, partido_sigla: string, partido_nome: string) => ({
  nome,
  partido_sigla,
  partido_nome,
});
const people = [
  person('Ana Conceição', 'PÃO', 'Partido da Ação'),
  person('Bruno d’Ávila', 'MISSÃO', 'Partido Missão'),
  person('Élcio São João', 'PT', 'Partido dos Trabalhadores'),
];

describe('searching records', () => {
  it.each([
    ['', 3],
    ['   ', 3],
    ['conceicao', 1],
    ['CONCEIÇÃO', 1],
    ['conceic\u0327a\u0303o', 1],
    ['pao', 1],
    ['partido', 3],
    ['missão - partido', 1],
    ['joão élcio', 1],
    ['ana missao', 0],
    ['(.*)', 0],
  ])('%j finds %i', (text, found) => {
    expect(searchCandidates(people, text)).toHaveLength(found);
  });
});

describe('counting records', () => {
  const rows = ['active', 'active', 'archived', 'deleted'].map((status) => ({ status }));

  it('counts all, active and archived ones', () => {
    expect(countStatuses(rows, 4)).toEqual({ total: 4, active: 2, archived: 1 });
  });

  it('takes the number of rows for the total where the database gave none', () => {
    expect(countStatuses(rows, null).total).toBe(4);
  });
});

it('takes an unknown status for the one that offers least', () => {
  expect(['active', 'archived', 'deleted', 'published', ''].map(statusOf)).toEqual([
    'active',
    'archived',
    'deleted',
    'deleted',
    'deleted',
  ]);
});

it('looks back 7 days', () => {
  expect(weekBefore(new Date('2026-11-21T12:00:00Z')).toISOString()).toBe('2026-11-14T12:00:00.000Z');
});
