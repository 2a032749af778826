import { aSet } from './fake-sets';
import { server } from './fake-backend';
import { pageOf, watchReads } from './watched-reads';

const rest = 'http://backend.test/rest/v1';

const needed = ['rpc/votacoes_nominais', 'camara_votacoes'];

let serial = 0;

export function aRollCall(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    votacao_id: 200_000 - serial,
    id_camara: `2586587-${serial}`,
    dia: '2026-05-20',
    titulo: `PL ${serial}/2026`,
    ementa: 'Institui um programa de exemplo.',
    descricao: 'Aprovado o Requerimento de Urgência. Sim: 302; Não: 105.',
    tipo: 'urgencia',
    aprovada: true,
    sim: 302,
    nao: 105,
    tem_votos: true,
    totais_diferem: false,
    titulo_claro: null,
    ...overrides,
  };
}

export function aBallot(voto: number, nome: string | null, more: Record<string, unknown> = {}) {
  serial += 1;
  const { id = 300_000 + serial, uf = 'SP', partido_sigla = 'EXA' } = more;
  return { voto, partido_sigla, deputado: { id, nome, uf } };
}

/** As the page of a roll call reads it. */
export const anExplanation = {
  titulo_claro: 'Urgência para o programa de exemplo',
  sim_significa: 'Aprovava a urgência para o projeto do programa de exemplo.',
  nao_significa: 'Rejeitava a urgência para o projeto do programa de exemplo.',
  fonte_titulo: 'Ementa do PL 1/2026, Câmara dos Deputados',
  fonte_url: 'https://www.camara.leg.br/propostas-legislativas/1',
  fonte_data: '2026-05-20',
};

/** As its own page reads it. */
export function aWholeRollCall(overrides: Record<string, unknown> = {}) {
  const { votacao_id: _, titulo_claro: __, ...rollCall } = aRollCall();
  return {
    ...rollCall,
    nominal: true,
    sim_no_texto: 302,
    nao_no_texto: 105,
    abstencao: 1,
    obstrucao: 2,
    presidiu: 1,
    votos_fora: 0,
    orientacoes_fora: 0,
    orientacoes: [],
    explicacao: null,
    votos: [],
    ...overrides,
  };
}

interface RollCalls {
  list?: readonly Record<string, unknown>[];
  summary?: Record<string, unknown>;
  /** Known by its identifier; null for none. */
  one?: Record<string, unknown> | null;
  /** The `needed` reads fail. */
  isBroken?: boolean;
}

/** Returns every requested address with its `authorization`. */
export function hasRollCalls({ list = [], summary = {}, one = null, isBroken = false }: RollCalls) {
  const { asked, answer } = watchReads(rest, (name) => isBroken && needed.includes(name));
  server.use(
    answer('rpc/votacoes_nominais', (parameters) => {
      const kind = parameters.get('p_tipo');
      const found = list.filter(({ tipo }) => kind === null || tipo === kind);
      return pageOf(found, parameters);
    }),
    answer('camara_votacoes', () => (one === null ? [] : [one])),
    answer('rpc/resumo_das_votacoes', () => ({
      nominais: 1161,
      com_votos: 1068,
      com_tema: 1040,
      anos: [2023, 2026],
      temas: ['Educação', 'Saúde'],
      tipos: ['texto', 'urgencia'],
      ...summary,
    })),
    answer('rpc/saude_dos_dados', () => [aSet('votos', { registros: 10 })]),
  );
  return { asked };
}

/** Judgements that data about votes do not support, and percent signs. */
export const judgingWords = /falt(?:ou|as)|\bausente|traiu|\bfiel|alinhamento|contra o governo|%/i;

/** Every label, a missing party, state or name. */
export const rollCallOfEveryLabel = aWholeRollCall({
  id_camara: '2586587-30',
  titulo: 'PL 1/2026',
  votos: [
    aBallot(2, 'Bruno Exemplo', { id: 12, partido_sigla: 'EXB' }),
    aBallot(1, 'Zé Exemplo', { id: 11, uf: 'RS' }),
    aBallot(1, 'Álvaro Exemplo', { id: 10 }),
    aBallot(3, 'Carla Exemplo', { id: 13, partido_sigla: null, uf: null }),
    aBallot(4, null, { id: 14 }),
    aBallot(5, 'Diva Exemplo', { id: 15, partido_sigla: 'EXB' }),
  ],
});
