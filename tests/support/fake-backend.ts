import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod';
import { deniesWrites, failsReads, fakeTable, hangsReads, rest } from './fake-tables';

const origin = 'http://backend.test';

/** Users have accepted the notice about choices, unless a test says otherwise. */
const choicesConsent = {
  id: '00000000-0000-4000-a000-000000000000',
  finalidade: 'escolhas',
  versao: '2026-11-22',
  concedido_em: '2026-11-20T15:00:00.000Z',
  revogado_em: null,
};

/** Of the user; empty lists check that it exists. */
const account = {
  id: choicesConsent.id,
  created_at: '2026-09-01T12:00:00.000Z',
  app_metadata: {},
  user_metadata: {},
};

/** The only seam of a screen test: requests without a fake fail it (tests/setup.ts). */
export const server = setupServer(
  ...fakeTable('consentimentos', { rows: () => [choicesConsent] }),
  http.get(`${origin}/auth/v1/user`, () => HttpResponse.json(account)),
  ...fakeTable('destinos_deputados', { rows: () => [] }),
  // Shown to users with two favourite deputies; its own tests fake other answers.
  http.post(`${rest}/rpc/votos_em_comum`, () => HttpResponse.json([])),
  http.get(`${rest}/rpc/saude_dos_dados`, () => HttpResponse.json([])),
  ...fakeTable('turnos_presidencia', { rows: () => [] }),
  http.post(`${rest}/rpc/explicacoes_do_painel`, () => HttpResponse.json([])),
  http.get('*/dados/datapackage.json', () => new HttpResponse(null, { status: 404 })),
);

const candidates = 'candidatos_presidencia_2026';
const choices = 'usuario_candidatos_relacao';

const choiceSchema = z.object({
  user_id: z.string(),
  candidato_id: z.string(),
  favorito: z.boolean(),
  ignorado: z.boolean(),
  updated_at: z.optional(z.string()),
});
type Choice = z.infer<typeof choiceSchema>;

/** Columns that are not named stay as they are. */
const writtenSchema = choiceSchema.partial({ favorito: true, ignorado: true });

const noSummary = () => http.get(`${rest}/rpc/resumo_das_fichas`, () => HttpResponse.json([]));

export const backend = {
  hasCandidates(rows: readonly { id: string }[]): void {
    server.use(noSummary(), ...fakeTable(candidates, { rows: () => rows }));
  },
  failsToReadCandidates(): void {
    server.use(noSummary(), failsReads(candidates));
  },
  keepsCandidatesWaiting(): void {
    server.use(noSummary(), hangsReads(candidates));
  },
  /** Choices and writes in order; no deputies unless faked afterwards. */
  hasChoices(rows: readonly Omit<Choice, 'user_id'>[] = []): {
    rows: Omit<Choice, 'user_id'>[];
    writes: Choice[];
  } {
    const table = { rows: [...rows], writes: new Array<Choice>() };
    server.use(
      ...fakeTable('usuario_deputados_relacao', { rows: () => [] }),
      ...fakeTable(choices, {
        rows: () => table.rows,
        mergesOn: 'user_id,candidato_id',
        insert: (body) => {
          const written = writtenSchema.parse(body);
          const former = table.rows.find(({ candidato_id }) => candidato_id === written.candidato_id);
          const wish = choiceSchema.parse({ favorito: false, ignorado: false, ...former, ...written });
          const { user_id: _, ...row } = wish;
          table.writes.push(wish);
          table.rows = [...table.rows.filter(({ candidato_id }) => candidato_id !== row.candidato_id), row];
          return [row];
        },
      }),
    );
    return table;
  },
  refusesChoices(): void {
    server.use(...deniesWrites(choices));
  },
};
