import { expect, it } from 'vitest';
import { ufName, ufs } from './states';

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

it('the list of states has the 27 in the order of their names, without the country', () => {
  expect(ufs).toHaveLength(27);
  expect(ufs).not.toContain('BR');
  expect(ufs).toEqual(ufs.toSorted((a, b) => collator.compare(ufName(a), ufName(b))));
});
