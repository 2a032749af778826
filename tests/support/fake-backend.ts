import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod';

const origin = 'http://backend.test';

const consentsPath = `${origin}/rest/v1/consentimentos`;

/** Users have accepted the notice about choices, unless a test says otherwise. */
const choicesConsent = {
  id: '00000000-0000-4000-a000-000000000000',
  finalidade: 'escolhas',
  versao: '2026-11-22',
  concedido_em: '2026-11-20T15:00:00.000Z',
  revogado_em: null,
};

/** Every signed-in user still has an account; their empty list asks. */
const account = {
  id: choicesConsent.id,
  created_at: '2026-09-01T12:00:00.000Z',
  app_metadata: {},
  user_metadata: {},
};

/** The network is the only seam of a screen test: requests nobody announced fail the test (see tests/setup.ts). */
export const server = setupServer(
  http.get(consentsPath, () => HttpResponse.json([choicesConsent])),
  http.get(`${origin}/auth/v1/user`, () => HttpResponse.json(account)),
  http.get(`${origin}/rest/v1/destinos_deputados`, () => HttpResponse.json([])),
  // Shown to users with two favourite deputies; its own tests fake other answers.
  http.post(`${origin}/rest/v1/rpc/votos_em_comum`, () => HttpResponse.json([])),
  http.get(`${origin}/rest/v1/rpc/saude_dos_dados`, () => HttpResponse.json([])),
  // Only a built site has this file.
  http.get('*/dados/datapackage.json', () => new HttpResponse(null, { status: 404 })),
);

const candidatesPath = `${origin}/rest/v1/candidatos_presidencia_2026`;
const summaryPath = `${origin}/rest/v1/rpc/resumo_das_fichas`;
const choicesPath = `${origin}/rest/v1/usuario_candidatos_relacao`;
const deputyChoicesPath = `${origin}/rest/v1/usuario_deputados_relacao`;

const choiceSchema = z.object({
  user_id: z.string(),
  candidato_id: z.string(),
  favorito: z.boolean(),
  ignorado: z.boolean(),
});
type Choice = z.infer<typeof choiceSchema>;

/** An error in the table API's own shape. */
export function tableError(status: number, code: string, message: string) {
  return HttpResponse.json({ code, message, details: null, hint: null }, { status });
}

/** Whether a write asks that a row with these columns be updated; any other is refused as soon as there is one. */
export function updatesOn({ url, headers }: Request, columns: string): boolean {
  const merges = headers.get('prefer')?.includes('resolution=merge-duplicates') ?? false;
  return merges && new URL(url).searchParams.get('on_conflict') === columns;
}

const brokenDatabase = () => tableError(500, '57014', 'canceling statement due to statement timeout');

/** Announces the backend's answers, in the service's own shapes. */
export const backend = {
  /** The public list answers with these records, filtered as the address says. */
  hasCandidates(candidates: readonly { id: string }[]): void {
    server.use(
      http.get(summaryPath, () => HttpResponse.json([])),
      http.get(candidatesPath, ({ request }) => {
        // A column with a dot is one of a joined table: it narrows what is joined, never the candidates.
        const equalities = [...new URL(request.url).searchParams].filter(
          ([column, value]) => value.startsWith('eq.') && !column.includes('.'),
        );
        const isWanted = (candidate: object) =>
          equalities.every(([column, value]) => `eq.${String(Reflect.get(candidate, column))}` === value);
        return HttpResponse.json(candidates.filter(isWanted));
      }),
    );
  },
  /** Reads of candidates fail as with a broken database. */
  failsToReadCandidates(): void {
    server.use(
      http.get(summaryPath, () => HttpResponse.json([])),
      http.get(candidatesPath, brokenDatabase),
    );
  },
  /** Reads of candidates never answer. */
  keepsCandidatesWaiting(): void {
    server.use(
      http.get(summaryPath, () => HttpResponse.json([])),
      http.get(candidatesPath, () => new Promise<never>(() => {})),
    );
  },
  /**
   * The choices table with these rows of the signed-in user; upserts change it as the database does. No deputies are
   * chosen, unless they are announced after this.
   * @returns what the table holds and every write that arrived, in order.
   */
  hasChoices(rows: readonly Omit<Choice, 'user_id'>[] = []): {
    rows: Omit<Choice, 'user_id'>[];
    writes: Choice[];
  } {
    const table = { rows: [...rows], writes: new Array<Choice>() };
    server.use(
      http.get(choicesPath, () => HttpResponse.json(table.rows)),
      http.get(deputyChoicesPath, () => HttpResponse.json([])),
      http.post(choicesPath, async ({ request }) => {
        if (!updatesOn(request, 'user_id,candidato_id'))
          return tableError(409, '23505', 'duplicate key value');
        const wish = choiceSchema.parse(await request.json());
        const { candidato_id, favorito, ignorado } = wish;
        table.writes.push(wish);
        table.rows = [
          ...table.rows.filter((row) => row.candidato_id !== candidato_id),
          { candidato_id, favorito, ignorado },
        ];
        return HttpResponse.json({ favorito, ignorado }, { status: 201 });
      }),
    );
    return table;
  },
  /** The choices table refuses every write, as row-level security does. */
  refusesChoices(): void {
    server.use(http.post(choicesPath, () => tableError(403, '42501', 'permission denied')));
  },
};
