import { describe, expect, it } from 'vitest';
import { cycles, modules } from './import-graph.ts';

/* ESLint's rule walks from every file anew, which takes twenty seconds; one walk takes three. */

const model = 'src/features/candidates/model.ts';

it('no module leads back to itself', () => {
  expect(modules.length).toBeGreaterThan(1_000);
  expect(cycles()).toEqual([]);
});

describe('a cycle is found', () => {
  it.each([
    ['imported', "import { candidateQueries } from './queries';"],
    ['imported for its effects', "import './queries';"],
    ['imported by its name beside types', "import { type A, candidateQueries } from './queries';"],
    ['imported later', "export const later = () => import('./queries');"],
    ['passed on', "export { candidateQueries } from './queries';"],
    ['imported from another folder', "import { Component } from '@/pages/candidates-page';"],
  ])('%s', (_how, text) => {
    expect(cycles({ [model]: text }).join('\n')).toContain(` → ${model}`);
  });

  it.each([
    ['as a whole', "import type { candidateQueries } from './queries';"],
    ['one by one', "import { type candidateQueries } from './queries';"],
    ['passed on', "export type { candidateQueries } from './queries';"],
  ])('but not where types alone lead back: %s', (_how, text) => {
    expect(cycles({ [model]: text })).toEqual([]);
  });
});
