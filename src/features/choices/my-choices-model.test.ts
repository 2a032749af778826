import { expect, it } from 'vitest';
import { personOfCandidate, personOfCopy } from './chosen-person';
import { type Chosen, chosenWith, inListOrder, withFlag } from './my-choices-model';

const candidate = {
  nome: 'Ana',
  foto_url: 'https://fotos.exemplo/ana.jpg',
  partido_sigla: 'EXA',
  partido_cor_hex: '#336699',
  estado_origem: 'SP',
  numero_urna: 99,
  status: 'active',
};
const person = (nome: string) => personOfCandidate({ ...candidate, nome });
const chosen = (rowId: string, own: Partial<Chosen> = {}): Chosen => ({
  rowId,
  kind: 'candidate',
  id: `of ${rowId}`,
  person: null,
  favorito: false,
  ignorado: false,
  ...own,
});

it('the list of choices knows nobody behind a candidate that is hidden or retracted', () => {
  expect(personOfCandidate(null)).toBeNull();
  expect(personOfCandidate({ ...candidate, status: 'deleted' })).toBeNull();
});

it('the list of choices knows no state where the record has the default alone', () => {
  const national = { ...candidate, estado_origem: 'BR' };
  expect(personOfCandidate({ ...national, fontes: [] })?.uf).toBeNull();
  expect(personOfCandidate({ ...national, fontes: [{ campo: 'estado_origem' }] })?.uf).toBe('BR');
});

it('the list of choices knows who is archived', () => {
  expect(personOfCandidate({ ...candidate, status: 'archived' })).toMatchObject({
    nome: 'Ana',
    isArchived: true,
  });
});

it('the list of choices takes a deputy as stored, with the colour of a known party', () => {
  const row = { nome: 'Bia', foto: null, partido: 'PT', uf: '' };
  expect(personOfCopy(row)).toEqual({
    nome: 'Bia',
    foto: null,
    partido: 'PT',
    cor: '#c0122d',
    uf: '',
    numero: null,
    isArchived: false,
    outcome: null,
  });
  expect(personOfCopy({ ...row, partido: 'XYZ' }).cor).toBeUndefined();
});

it('the list of choices lists alphabetically as Brazilians do, and the nameless last, always in the same order', () => {
  const rows = [
    chosen('z'),
    chosen('0'),
    chosen('1', { person: person('Zélia') }),
    chosen('y'),
    chosen('2', { person: person('Érica') }),
    chosen('3', { person: person('ana') }),
  ];
  const order = ['3', '2', '1', '0', 'y', 'z'];
  expect(inListOrder(rows).map(({ rowId }) => rowId)).toEqual(order);
  expect(inListOrder(rows.toReversed()).map(({ rowId }) => rowId)).toEqual(order);
});

it('the list of choices tells two people of one name apart by their id', () => {
  const rows = [
    chosen('1', { id: 'b', person: person('Ana') }),
    chosen('2', { id: 'a', person: person('Ana') }),
  ];
  expect(inListOrder(rows).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('the list of choices changes one flag of one row', () => {
  const rows = [chosen('1', { favorito: true, ignorado: true }), chosen('2', { favorito: true })];
  const changed = withFlag(rows, '1', 'favorito', false);
  expect(chosenWith('favorito', changed).map(({ rowId }) => rowId)).toEqual(['2']);
  expect(chosenWith('ignorado', changed).map(({ rowId }) => rowId)).toEqual(['1']);
  expect(withFlag(rows, 'gone', 'favorito', false)).toEqual(rows);
});
