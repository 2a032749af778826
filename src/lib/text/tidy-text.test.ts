import { expect, it } from 'vitest';
import { tidyText } from './tidy-text';

it('a pasted text is one line of composed letters, without what nobody sees', () => {
  expect(tidyText(' Joa\u0303o\u200B da\n\tSilva\u00AD ')).toBe('João da Silva');
});

it('a text is cut between whole characters', () => {
  expect(tidyText('ab😀c', 3)).toBe('ab😀');
  expect(tidyText('ab cd', 3)).toBe('ab');
});
