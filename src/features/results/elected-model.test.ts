import { expect, it } from 'vitest';
import { electedSources, electedUntil } from './elected-model';

const in2027 = { fontes: ['congresso-2027'] };

it('the elected are as old as the oldest of the newest lists that name each', () => {
  expect(electedUntil([in2027, { fontes: ['congresso-e-governos', 'estudo-pos-1turno'] }])).toBe(
    '2026-10-07',
  );
});

it('the elected are of no day where one is in undated lists alone', () => {
  expect(electedUntil([in2027, { fontes: ['agregador-br'] }])).toBeNull();
});

it('the elected name each of their lists once, in order, and one that is not known here by its key', () => {
  const people = [{ fontes: ['estudo-pos-1turno', 'lista-nova'] }, { fontes: ['estudo-pos-1turno'] }, in2027];
  expect(electedSources(people).map(({ title, day }) => [title, day])).toEqual([
    ['leoniedu/congresso-2027: os 513 eleitos, com nome de urna e partido', '08/10/2026'],
    ['Estudo público do 1º turno: os três mais votados de cada estado', '05/10/2026'],
    ['lista-nova', 'dia não informado'],
  ]);
});
