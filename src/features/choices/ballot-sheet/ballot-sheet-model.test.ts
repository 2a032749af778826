import { expect, it } from 'vitest';
import type { ChosenPerson } from '@/features/choices/chosen-person';
import type { Chosen } from '@/features/choices/my-choices-model';
import { ballotOffices, filledAtFirst, votableAmong } from './ballot-sheet-model';

const somebody: ChosenPerson = {
  nome: 'Ana',
  foto: null,
  partido: 'EXA',
  cor: null,
  uf: 'SP',
  numero: 99,
  isArchived: false,
  outcome: null,
};

function chosen(id: string, own: Partial<Chosen> = {}, person: Partial<ChosenPerson> = {}): Chosen {
  return {
    rowId: id,
    kind: 'candidate',
    id,
    person: { ...somebody, ...person },
    favorito: true,
    ignorado: false,
    ...own,
  };
}

it('the ballot sheet asks in the order of the ballot box, with as many digits as each office has', () => {
  expect(ballotOffices.map(({ office, digits }) => `${office} ${digits}`)).toEqual([
    'Deputado federal 4',
    'Deputado estadual ou distrital 5',
    'Senador, primeira vaga 3',
    'Senador, segunda vaga 3',
    'Governador 2',
    'Presidente 2',
  ]);
});

it('the ballot sheet offers only the favourites who are on the ballot with a number', () => {
  const candidates = [
    chosen('a'),
    chosen('numberless', {}, { numero: null }),
    chosen('archived', {}, { isArchived: true }),
    chosen('retracted', { person: null }),
    chosen('ignored', { favorito: false, ignorado: true }),
  ];
  expect(votableAmong(candidates)).toEqual([{ id: 'a', nome: 'Ana', numero: '99' }]);
});

it.each([
  ['the only favourite', [chosen('a'), chosen('b', { favorito: false, ignorado: true })], 'a'],
  ['nobody of several favourites', [chosen('a'), chosen('b')], ''],
  [
    'nobody, though only one of two favourites has a number',
    [chosen('a'), chosen('b', {}, { numero: null })],
    '',
  ],
  ['nobody who is favourite and ignored at once', [chosen('a', { ignorado: true })], ''],
  ['nobody without a number', [chosen('a', {}, { numero: null })], ''],
  ['nobody when nobody was chosen', [], ''],
])('the ballot sheet fills in %s', (_, candidates, id) => {
  expect(filledAtFirst(candidates)).toBe(id);
});
