import { expect, test } from 'vitest';
import { inOrderOfVotes } from './model';

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
