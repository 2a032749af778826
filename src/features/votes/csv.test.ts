import { expect, it } from 'vitest';
import type { VoteRecord } from './model';
import type { RollCallDetail } from '@/features/votes/roll-call/roll-call-schema';
import { rollCallCsv } from '@/features/votes/roll-call/roll-call-csv';
import { votesCsv } from './votes-csv';

const hostile = '=1+1;"x"';
const guarded = `"'=1+1;""x"""`;
const vote: VoteRecord = {
  votacao_id: 1,
  id_camara: hostile,
  dia: '2026-05-20',
  titulo: hostile,
  ementa: hostile,
  descricao: hostile,
  tipo: 'texto',
  aprovada: true,
  sim: 2,
  nao: 1,
  voto: 1,
  partido_sigla: hostile,
  orientacao: hostile,
  titulo_claro: hostile,
  sim_significa: null,
  nao_significa: null,
  total: 1,
};
const rollCall: RollCallDetail = {
  id_camara: hostile,
  dia: '2026-05-20',
  titulo: hostile,
  ementa: hostile,
  descricao: hostile,
  tipo: 'texto',
  aprovada: true,
  nominal: true,
  tem_votos: true,
  totais_diferem: false,
  votos_fora: 0,
  orientacoes_fora: 0,
  sim_no_texto: 1,
  nao_no_texto: 0,
  sim: 1,
  nao: 0,
  abstencao: 0,
  obstrucao: 0,
  presidiu: 0,
  orientacoes: [],
  explicacao: null,
  votos: [{ voto: 1, partido_sigla: hostile, deputado: { id: 1, nome: hostile, uf: hostile } }],
};
const filters = { ano: '', tema: hostile, voto: '', texto: hostile, principais: '' };

/** Whether each text of others is in a cell of its own, and no formula. */
it.each([
  ['a deputy’s votes', votesCsv([vote], { name: hostile, filters, upTo: null }), 3 + 7],
  ['a roll call', rollCallCsv(rollCall), 4 + 3],
])('the file of %s has no formula and no broken cell, whatever the Chamber writes', (_, file, count) => {
  expect(file.split(guarded)).toHaveLength(count + 1);
  expect(file.replaceAll(guarded, '')).not.toContain('=1+1');
});
