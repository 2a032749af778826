import { expect, test } from 'vitest';
import { inOrderOfVotes, type OwnCandidate, tallyDeputyOutcomes, tallyOutcomes } from './model';

test('candidacies stand by votes, and by name where these are equal', () => {
  const rows = (['Zélia 10', 'Édson 20', 'Ana 10', 'Eva 20'] as const).map((words) => {
    const [nome = '', votos] = words.split(' ');
    const party = { partido_sigla: 'PX', partido_cor_hex: null, numero_urna: null };
    const candidato = { id: nome, nome, foto_url: null, ...party };
    return { candidato, votos: Number(votos), percentual: 0, situacao: 'nao_eleito' };
  });
  expect(inOrderOfVotes(rows).map(({ candidato }) => candidato?.nome)).toEqual([
    'Édson',
    'Eva',
    'Ana',
    'Zélia',
  ]);
});

test.each<[OwnCandidate['kind'], string, string]>([
  ['eleito', 'foi eleito(a)', 'foram eleitos(as)'],
  ['segundo_turno', 'foi ao 2º turno', 'foram ao 2º turno'],
  ['nao_eleito', 'não foi eleito(a)', 'não foram eleitos(as)'],
  ['fora_da_urna', 'não foi à urna', 'não foram à urna'],
  ['unknown', 'sem resultado publicado neste site', 'sem resultado publicado neste site'],
])('candidates of the outcome %s are counted as %j, several as %j', (kind, one, many) => {
  const ana: OwnCandidate = { nome: 'Ana', kind };
  expect(tallyOutcomes([ana])).toEqual([{ kind, text: one, names: ['Ana'] }]);
  expect(tallyOutcomes([ana, ana])).toEqual([{ kind, text: many, names: ['Ana', 'Ana'] }]);
});

test.each([
  ['reeleito', 'reeleito(a) para a Câmara', 'reeleitos(as) para a Câmara'],
  ['nao_reeleito', 'não reeleito(a)', 'não reeleitos(as)'],
  ['outro_cargo_eleito', 'eleito(a) para outro cargo', 'eleitos(as) para outro cargo'],
  ['outro_cargo_nao_eleito', 'não eleito(a) para outro cargo', 'não eleitos(as) para outro cargo'],
  ['nao_concorreu', 'não concorreu', 'não concorreram'],
  ['coisa_nova', 'sem informação conferida', 'sem informação conferida'],
])('deputies of the outcome %s are counted as %j, several as %j', (destino, one, many) => {
  const outcomes = [1, 2].map((deputado_id) => ({
    deputado_id,
    destino,
    cargo: null,
    situacao: 'conferido',
  }));
  const [ana, bia] = [
    { nome: 'Ana', id: '1' },
    { nome: 'Bia', id: '2' },
  ];
  expect(tallyDeputyOutcomes([ana], outcomes)).toMatchObject([{ text: one, names: ['Ana'] }]);
  expect(tallyDeputyOutcomes([ana, bia], outcomes)).toMatchObject([{ text: many, names: ['Ana', 'Bia'] }]);
});
