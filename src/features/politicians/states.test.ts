import { expect, it } from 'vitest';
import { ufName, ufs } from './states';

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

it('lists the 27 states in the order of their names, without the country', () => {
  expect(ufs).toHaveLength(27);
  expect(ufs).not.toContain('BR');
  expect(ufs).toEqual(ufs.toSorted((a, b) => collator.compare(ufName(a), ufName(b))));
});
