import { http, HttpResponse } from 'msw';
import { aSet } from './fake-sets';
import { server } from './fake-backend';
import { pageOf, watchReads } from './watched-reads';

const functions = 'http://backend.test/rest/v1/rpc';

let serial = 0;

/** An invented record of a deputy in a roll call. */
export function aVote(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    votacao_id: 100_000 - serial,
    id_camara: `2586587-${serial}`,
    dia: '2026-05-20',
    titulo: `PL ${serial}/2026`,
    ementa: 'Institui um programa de exemplo.',
    descricao: 'Aprovado o Requerimento de Urgência. Sim: 302; Não: 105.',
    tipo: 'urgencia',
    aprovada: true,
    sim: 302,
    nao: 105,
    voto: 1,
    partido_sigla: 'EXA',
    orientacao: null,
    titulo_claro: null,
    sim_significa: null,
    nao_significa: null,
    ...overrides,
  };
}

const someMonth = { sim: 3, nao: 1, abstencao: 1, obstrucao: 1, presidiu: 1 };

interface Votes {
  records?: readonly Record<string, unknown>[];
  summary?: Record<string, unknown>;
  majority?: { iguais: number; votacoes: number };
  isBroken?: boolean;
}

/** Returns every requested address with its `authorization`. */
export function hasVotes({ records = [], summary = {}, majority, isBroken = false }: Votes) {
  const { asked, answer } = watchReads(functions, () => isBroken);
  server.use(
    answer('votos_do_deputado', (parameters) => {
      const vote = parameters.get('p_voto');
      const found = records.filter(({ voto }) => vote === null || String(voto) === vote);
      return pageOf(found, parameters);
    }),
    answer('resumo_de_votos', () => ({
      registros: 6,
      presidiu: 1,
      primeiro: '2026-02-03',
      ultimo: '2026-05-20',
      votacoes: 9,
      meses: [{ mes: '2026-05', ...someMonth }],
      temas: ['Saúde'],
      ...summary,
    })),
    answer('maioria_do_partido', () => majority ?? { iguais: 4, votacoes: 5 }),
    http.get(`${functions}/saude_dos_dados`, () => HttpResponse.json([aSet('votos', { registros: 10 })])),
  );
  return { asked };
}
