import { expect, it } from 'vitest';
import { propositionPage } from '@/lib/text/proposition-page';
import { groupPropositions, presentedIn, propositionTitle } from './proposition-model';
import { type Proposition, propositionSchema } from './collection-schema';

function proposed(id: number, siglaTipo: string, dataApresentacao: string | null): Proposition {
  return propositionSchema.parse({ id, siglaTipo, numero: id, ano: 2026, dataApresentacao });
}

it('the list of propositions keeps what was presented in the period, its first and last day included', () => {
  const inside = [proposed(1, 'PL', '2026-05-21T00:01'), proposed(2, 'PL', '2026-11-21T23:59')];
  const outside = [
    proposed(3, 'PL', '2026-05-20T23:59'),
    proposed(4, 'PL', '2026-11-22T00:00'),
    proposed(5, 'PL', null),
  ];
  const period = { inicio: '2026-05-21', fim: '2026-11-21' };
  expect(presentedIn([...inside, ...outside], period)).toEqual(inside);
});

it('the list of propositions groups by kind, norms first, newest first, without empty kinds', () => {
  const groups = groupPropositions([
    proposed(1, 'REQ', '2026-06-01T10:00'),
    proposed(2, 'PL', '2026-06-01T10:00'),
    proposed(3, 'PEC', '2026-06-02T10:00'),
    proposed(4, 'PL', '2026-06-03T10:00'),
    proposed(5, 'INC', '2026-06-04T10:00'),
  ]);
  expect(groups.map(({ name, propositions }) => [name, propositions.map(({ id }) => id)])).toEqual([
    ['Projetos de lei', [4, 2]],
    ['Propostas de emenda à Constituição', [3]],
    ['Requerimentos e outros', [5, 1]],
  ]);
});

it('a proposition has its written title and leads to a page for people', () => {
  const bill = proposed(123, 'PL', null);
  expect(propositionTitle(bill)).toBe('PL 123/2026');
  expect(propositionTitle({ ...bill, ano: 0 })).toBe('PL 123');
  expect(propositionTitle({ ...bill, numero: null })).toBe('PL');
  expect(propositionPage(2644308)).toBe(
    'https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=2644308',
  );
});
