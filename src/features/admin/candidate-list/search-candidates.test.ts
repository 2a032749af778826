import { describe, expect, it } from 'vitest';
import { searchCandidates } from './search-candidates';

const person = (nome: string, partido_sigla: string, partido_nome: string) => ({
  nome,
  partido_sigla,
  partido_nome,
});
const people = [
  person('Ana Conceição', 'PÃO', 'Partido da Ação'),
  person('Bruno d’Ávila', 'MISSÃO', 'Partido Missão'),
  person('Élcio São João', 'PT', 'Partido dos Trabalhadores'),
];

describe('the search of records', () => {
  it.each([
    ['', 3],
    ['   ', 3],
    ['conceicao', 1],
    ['CONCEIÇÃO', 1],
    ['conceic\u0327a\u0303o', 1],
    ['pao', 1],
    ['partido', 3],
    ['missão - partido', 1],
    ['joão élcio', 1],
    ['ana missao', 0],
    ['(.*)', 0],
    ['davila', 1],
    ['Bruno Dávila', 1],
    ['Candidata Ana', 1],
    ['Dra. A\u00ADna\u200B', 1],
    ['João (PT)', 1],
    ['Dr. João Élcio - PT/SP', 1],
  ])('finds by %j %i records', (text, found) => {
    expect(searchCandidates(people, text)).toHaveLength(found);
  });
});

it('the search of records takes a title for a part of the name wherever somebody bears it', () => {
  const pastors = [person('Pastor Everaldo', 'EXA', 'Exemplo'), person('Everaldo', 'EXB', 'Outro')];
  expect(searchCandidates(pastors, 'pastor everaldo')).toEqual([pastors[0]]);
  expect(searchCandidates(pastors, 'deputado everaldo')).toEqual(pastors);
});
