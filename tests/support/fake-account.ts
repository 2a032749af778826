import { http, HttpResponse, type JsonBodyType } from 'msw';
import { server } from './fake-backend';
import { fakeTable, tableError, timedOut } from './fake-tables';
import { anAccount, type TestUser } from './session';

const origin = 'http://backend.test';

interface ConsentRow {
  id: string;
  finalidade: string;
  versao: string;
  concedido_em: string;
  revogado_em: string | null;
}

export function aConsent(overrides: Partial<ConsentRow> = {}): ConsentRow {
  return {
    id: '00000000-0000-4000-a000-000000000001',
    finalidade: 'escolhas',
    versao: '1',
    concedido_em: '2026-11-20T15:00:00.000Z',
    revogado_em: null,
    ...overrides,
  };
}

export const accountBackend = {
  knows(user: TestUser, changes: object = {}): void {
    server.use(
      http.get(`${origin}/auth/v1/user`, () => HttpResponse.json({ ...anAccount(user), ...changes })),
    );
  },
  cannotBeRead(): void {
    server.use(
      http.get(`${origin}/auth/v1/user`, () =>
        HttpResponse.json({ code: 'unexpected_failure', message: 'broken' }, { status: 500 }),
      ),
    );
  },
  keepsWaiting(): void {
    server.use(http.get(`${origin}/auth/v1/user`, () => new Promise<never>(() => {})));
  },
  /** Returns the filters of each revocation. */
  hasConsents(
    rows: readonly ConsentRow[] = [],
    provedor: object | null = null,
  ): { revocations: Record<string, string>[] } {
    const table = { rows: [...rows], revocations: new Array<Record<string, string>>() };
    server.use(
      ...fakeTable('consentimentos', {
        rows: () => table.rows,
        update: (_, reached, filters) => {
          table.revocations.push(filters);
          table.rows = table.rows.map((row) =>
            reached.includes(row) ? { ...row, revogado_em: '2026-11-21T15:00:00.000Z' } : row,
          );
          return reached;
        },
      }),
      http.post(`${origin}/functions/v1/analise-politica`, () =>
        HttpResponse.json({ provedor, periodoEleitoral: false }),
      ),
    );
    return table;
  },
  exports(document: JsonBodyType): void {
    server.use(http.post(`${origin}/rest/v1/rpc/exportar_meus_dados`, () => HttpResponse.json(document)));
  },
  failsToExport(): void {
    server.use(http.post(`${origin}/rest/v1/rpc/exportar_meus_dados`, timedOut));
  },
  erases(): { calls: number } {
    const erasure = { calls: 0 };
    server.use(
      http.post(`${origin}/rest/v1/rpc/excluir_minha_conta`, () => {
        erasure.calls += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return erasure;
  },
  findsSignInStale(): void {
    server.use(
      http.post(`${origin}/rest/v1/rpc/excluir_minha_conta`, () =>
        tableError(403, '42501', 'a sign-in of the last 15 minutes is required'),
      ),
    );
  },
  /** apagar_minhas_escolhas(), which leaves these consents; counts the calls. */
  erasesChoices(left: readonly ConsentRow[] = []): { calls: number } {
    const erasure = { calls: 0 };
    server.use(
      http.post(`${origin}/rest/v1/rpc/apagar_minhas_escolhas`, () => {
        erasure.calls += 1;
        server.use(...fakeTable('consentimentos', { rows: () => left }));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return erasure;
  },
  refusesSignOut(): void {
    server.use(
      http.post(`${origin}/auth/v1/logout`, () =>
        HttpResponse.json({ code: 'unexpected_failure', message: 'broken' }, { status: 500 }),
      ),
    );
  },
};

/** exportar_meus_dados() of a user with one choice of each kind. */
export function anExport(overrides: Record<string, JsonBodyType> = {}) {
  const row = {
    favorito: true,
    ignorado: false,
    created_at: '2026-10-01T12:00:00Z',
    updated_at: '2026-10-02T12:00:00Z',
  };
  return {
    exportado_em: '2026-11-21T15:00:00Z',
    conta: { id: '7d4c2a1e-0000-4000-8000-000000000001', email: 'maria@exemplo.com.br', nome: 'Maria' },
    sessoes: [],
    papeis: [],
    candidatos: [{ ...row, nome: 'Ana Exemplo' }],
    deputados: [{ ...row, deputado_nome: 'Bia Exemplo', deputado_partido: 'PT', deputado_uf: 'BA' }],
    consentimentos: [aConsent()],
    uso_ia: [{ dia: '2026-11-20', n: 2 }],
    ...overrides,
  };
}
