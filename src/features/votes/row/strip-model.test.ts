import { expect, it } from 'vitest';
import { monthShapes, mostOnOneSide } from './strip-model';

const none = { mes: '2026-05', sim: 0, nao: 0, abstencao: 0, obstrucao: 0, presidiu: 0 };
const busy = { ...none, sim: 30, nao: 10, abstencao: 5, obstrucao: 20, presidiu: 40 };

it('a month shows every label that it has, each as tall as its count', () => {
  expect(monthShapes(busy, 0.5)).toEqual([
    { vote: 1, top: -15, height: 15 },
    { vote: 3, top: -19.5, height: 2.5 },
    { vote: 5, top: -41.5, height: 20 },
    { vote: 2, top: 2, height: 5 },
    { vote: 4, top: 9, height: 10 },
  ]);
  expect(monthShapes(none, 0.5)).toEqual([]);
});

it('who presided in a month with Sim and Não is not hidden by them', () => {
  const shapes = monthShapes({ ...none, sim: 2, nao: 1, presidiu: 3 }, 2);
  expect(shapes.map(({ vote }) => vote)).toEqual([1, 5, 2]);
});

it('one record among hundreds is still seen', () => {
  expect(monthShapes({ ...none, abstencao: 1 }, 0.1)).toEqual([{ vote: 3, top: -2, height: 2 }]);
});

it('the tallest side of any month sets the scale', () => {
  expect(mostOnOneSide([busy, none])).toBe(75);
  expect(mostOnOneSide([none])).toBe(1);
});
