import { expect, it } from 'vitest';
import { head } from './candidates-page';

it.each([
  [
    '2026-10-25',
    'Os candidatos à Presidência da República em 2026, em ordem alfabética, com partido, profissão, propostas e fontes.',
  ],
  [
    '2026-10-26',
    'Quem disputou a Presidência da República em 2026, em ordem alfabética, com partido, profissão, propostas e fontes.',
  ],
])('the head speaks on %s of candidates, or of an election that is over', (day, description) => {
  expect(head(day)).toEqual({
    path: '/candidatos-2026',
    title: 'Candidatos 2026',
    description,
  });
});
