import { http, HttpResponse } from 'msw';
import { aSet } from './fake-sets';
import { aDeputyDetail } from './chamber-fixtures';
import { server } from './fake-backend';
import { timedOut } from './fake-tables';

const rest = 'http://backend.test/rest/v1/rpc';
/** Monthly, of their state. */
export const limit = {
  desde: '2026-02-20',
  ate: null,
  valor: 54879.34,
  ato: 'Ato da Mesa 244/2026',
  fonte_url: 'https://www2.camara.leg.br/legin/int/atomes/',
  conferido: false,
};
const spent = {
  ano: 2026,
  uf: 'CE',
  total: 242180.86,
  ate: '2026-07-24',
  n: 5,
  mediana: 200959.17,
  tipos: [
    { tipo: 'TELEFONIA', valor: 3369.37, n: 5, mediana: 4000 },
    { tipo: 'DIVULGAÇÃO DA ATIVIDADE PARLAMENTAR.', valor: 123100, n: 5, mediana: 4000 },
  ],
  // The older one comes first.
  limites: [{ ...limit, desde: '2023-02-01', ate: '2026-02-19', valor: 48245.57, ato: 'Ato antigo' }, limit],
};
export const outcome = {
  destino: 'reeleito',
  cargo: null,
  situacao: 'preliminar',
  fonte_titulo: 'Lista de exemplo',
  fonte_url: 'https://lista.exemplo/',
  revisado_em: '2026-10-08',
};
const bills = { ano: 2025, quantidade: 3, dados_ate: '2025-12-22' };
const rows = [
  { deputado_id: 1, votos: 1791, despesas: spent, projetos: bills, destino: outcome },
  {
    deputado_id: 2,
    votos: 746,
    despesas: { ...spent, total: null, n: 4, tipos: [] },
    projetos: { ano: 2025, quantidade: null, dados_ate: null },
    destino: null,
  },
];
export const details = [
  aDeputyDetail({ id: 1 }, { nome: 'Érica Exemplo', nomeEleitoral: 'Érica Exemplo', siglaUf: 'CE' }),
  aDeputyDetail({ id: 2, escolaridade: null }, { nome: 'Ana Exemplo', siglaUf: 'CE' }),
];

/** Of a year that no file has yet. */
const unread = { ...spent, ano: 2027, total: null, ate: null, n: 0, mediana: null, tipos: [] };

/** `known` is how many of the two our tables have. */
export function hasTables({
  fails = false,
  common = { em_comum: 558, iguais: 461 },
  hasYear = true,
  known = 2,
} = {}) {
  const asked: unknown[] = [];
  server.use(
    http.post(`${rest}/comparar_deputados`, async ({ request }) => {
      asked.push(await request.json());
      if (fails) return timedOut();
      const own = rows.slice(0, known);
      return HttpResponse.json(hasYear ? own : own.map((row) => ({ ...row, despesas: unread })));
    }),
    http.post(`${rest}/votos_em_comum`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json([{ a: 1, b: 2, ...common }]);
    }),
    http.get(`${rest}/saude_dos_dados`, () => {
      asked.push(null);
      return HttpResponse.json([aSet('votos'), aSet('despesas', { dados_ate: '2026-07-24' })]);
    }),
  );
  return asked;
}
