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

it('the file of a deputy’s votes says under each heading what it names', () => {
  const known: VoteRecord = {
    ...vote,
    ...{ id_camara: '2586587-30', titulo: 'PL 1/2026', ementa: 'Ementa', descricao: 'Rejeitado o Projeto.' },
    ...{ aprovada: false, voto: 2, partido_sigla: 'PEX', orientacao: 'Sim', titulo_claro: 'Em palavras' },
    ...{ sim_significa: 'Aprovava', nao_significa: 'Rejeitava' },
  };
  const chosen = { ano: '2026', tema: 'Saúde', voto: '2', texto: 'vacina', principais: 'sim' };
  expect(votesCsv([known], { name: 'Ana Exemplo', filters: chosen, upTo: '2026-05-21' })).toBe(
    [
      '\uFEFF"Votações de";"Ana Exemplo"',
      '"Fonte";"Dados Abertos da Câmara dos Deputados"',
      '"Dados até";"21/05/2026"',
      '"Ano";"2026"',
      '"Tema";"Saúde"',
      '"Voto";"Não"',
      '"Texto";"vacina"',
      '"Só as principais";"sim"',
      '',
      '"Dia";"Proposição";"Título em palavras";"Ementa";"O que foi decidido";"Tipo";"Voto";"O que significava";"Partido no dia";"Orientação da bancada";"Resultado";"Identificador da Câmara"',
      `20/05/2026;"PL 1/2026";"Em palavras";"Ementa";"Rejeitado o Projeto.";"Texto";"Não";"O Não rejeitava";"PEX";"Sim";"Rejeitada, 2 a 1";"2586587-30"`,
      '',
    ].join('\r\n'),
  );
});

it('the file of a roll call says under each heading what it names, and what does not add up', () => {
  const deputy = { id: 7, nome: 'Ana Exemplo', uf: 'SP' };
  const known: RollCallDetail = {
    ...rollCall,
    ...{ id_camara: '2586587-30', titulo: 'PL 1/2026', ementa: null, descricao: 'Aprovado o Projeto.' },
    ...{ votos_fora: 2, totais_diferem: true, sim_no_texto: 3, nao_no_texto: 0, sim: 1, nao: 0 },
    votos: [{ voto: 1, partido_sigla: 'PEX', deputado: deputy }],
  };
  expect(rollCallCsv(known)).toBe(
    [
      '\uFEFF"Votação";"PL 1/2026"',
      '"Dia";"20/05/2026"',
      '"O que foi decidido";"Aprovado o Projeto."',
      '"Tipo";"Texto"',
      '"Resultado";"Aprovada"',
      '"Atenção";"Os totais diferem: o texto da Câmara diz 3 a 0, e os votos individuais somam 1 a 0. As listas e as somas deste site deixam estes votos de fora."',
      '"Linhas com defeito";"2 linhas que a Câmara publicou com defeito foram deixadas de fora."',
      '"Identificador da Câmara";"2586587-30"',
      '"Fonte";"Dados Abertos da Câmara dos Deputados"',
      '',
      '"Voto";"Deputado(a)";"Partido no dia";"UF";"Número na Câmara"',
      '"Sim";"Ana Exemplo";"PEX";"SP";7',
      '',
    ].join('\r\n'),
  );
});
