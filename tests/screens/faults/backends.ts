import { aSet } from '../../support/fake-sets';
import { http, HttpResponse } from 'msw';
import { anEntry, hasPanel } from '../../support/panel/fake-admin';
import { backend, server } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices } from '../../support/fake-chamber';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { aBallot, aRollCall, aWholeRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';

const rest = 'http://backend.test/rest/v1';

export const ana = aCandidate({ nome: 'Ana Exemplo' });
const bia = aCandidate({ nome: 'Bia Exemplo' });

/** The address of two candidates side by side. */
export const twoCandidates = `/comparar?candidatos=${ana.id},${bia.id}`;

export function hasCandidates(): void {
  backend.hasCandidates([ana, bia]);
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
}

export function hasDeputies(): void {
  chamberHas({ deputies: [aDeputy()], parties: [], details: [aDeputyDetail()] });
  hasDeputyChoices();
}

export const hasRecords = () => void hasPanel({ candidates: [ana], audit: [anEntry()] });

/** And no result yet. */
export function hasDashboard(): void {
  hasRecords();
  server.use(http.get(`${rest}/turnos_presidencia`, () => HttpResponse.json([])));
}

/** One set, read a while ago. */
export function hasHealth(): void {
  const set = aSet('deputados', { dados_ate: '2026-08-22', registros: 513 });
  server.use(http.get(`${rest}/rpc/saude_dos_dados`, () => HttpResponse.json([set])));
}

/** A published first round. */
export function hasRounds(): void {
  const round = {
    turno: 1,
    situacao: 'apurado',
    eleitorado: null,
    comparecimento: 105,
    validos: 100,
    brancos: 3,
    nulos: 2,
    proclamado_em: null,
    fonte_titulo: 'Resultado de exemplo.',
    fonte_url: 'https://resultados.example.org/1.json',
    fonte_data: '2026-10-05',
    resultados: [{ votos: 100, percentual: 100, situacao: 'segundo_turno', candidato: ana }],
  };
  hasCandidates();
  server.use(http.get(`${rest}/turnos_presidencia`, () => HttpResponse.json([round])));
}

export function hasElected(): void {
  const person = {
    id: 'a',
    uf: 'SP',
    nome_urna: 'ANA EXEMPLO',
    partido_sigla: 'EXA',
    deputado_id: null,
    fontes: ['congresso-2027'],
    situacao_lista: 'preliminar',
  };
  server.use(
    http.get(`${rest}/eleitos_camara`, () => HttpResponse.json([person])),
    http.get(`${rest}/camara_deputados`, () => HttpResponse.json([])),
  );
}

export function hasOneRollCall(): void {
  const one = aWholeRollCall({ id_camara: '2586587-30', titulo: 'PL 1/2026', votos: [aBallot(1, 'Ana')] });
  hasRollCalls({ list: [aRollCall()], one });
  hasMyChoices({});
}
