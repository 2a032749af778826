import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import * as z from 'zod';
import { server } from './fake-backend';
import { deniesWrites, fakeTable } from './fake-tables';

const proxy = 'http://backend.test/functions/v1/camara-proxy';
const root = 'https://dadosabertos.camara.leg.br/api/v2';
const bodySchema = z.object({ url: z.string().startsWith(root) });

type Row = Record<string, unknown>;

interface Records {
  deputies?: readonly Row[];
  former?: readonly Row[];
  parties?: readonly Row[];
  details?: readonly Row[];
  expenses?: readonly Row[];
  speeches?: readonly (Row | null)[];
  propositions?: readonly Row[];
  context?: Row;
}

interface Options {
  /** By default the Chamber itself answers. */
  copyOf?: {
    dadosDe: string;
    hoje: string;
    parcial?: boolean;
    nota?: string;
    total?: { valor: number; documentos: number };
    listaDe?: string;
    foraDaListaDe?: string;
  };
  obtidoEm?: string;
  /** Fewer items on a page than were requested; a whole list stays whole. */
  perPage?: number;
  fails?: (address: URL) => boolean;
  holds?: { page: string; until: Promise<unknown> };
  /** A parameter of which the Chamber takes no notice. */
  ignores?: string;
}

/** What the site asks for where it wants a list whole. */
const wholeSize = 1000;

function pageOf(rows: readonly unknown[], address: URL, most = Infinity) {
  const wanted = Number(address.searchParams.get('itens') ?? 15);
  const size = wanted === wholeSize ? wanted : Math.min(most, wanted);
  const page = Number(address.searchParams.get('pagina') ?? 1);
  const next = new URL(address);
  next.searchParams.set('pagina', String(page + 1));
  const links = page * size < rows.length ? [{ rel: 'next', href: next.href }] : [];
  return { dados: rows.slice((page - 1) * size, page * size), links };
}

function isWanted(address: URL): (row: Row) => boolean {
  const wanted = (parameter: string) => address.searchParams.get(parameter);
  const isEqual = (parameter: string, value: unknown) =>
    wanted(parameter) === null || wanted(parameter) === value;
  // Exact, accents included: the strictest reading that the Chamber may have.
  return ({ nome, siglaUf, siglaPartido, idLegislatura }) =>
    isEqual('idLegislatura', String(idLegislatura)) &&
    isEqual('siglaUf', siglaUf) &&
    isEqual('siglaPartido', siglaPartido) &&
    String(nome)
      .toLowerCase()
      .includes((wanted('nome') ?? '').toLowerCase());
}

function contentOf(records: Records, address: URL, perPage?: number) {
  const path = address.href.slice(root.length).split('?')[0] ?? '';
  if (path === '/deputados') {
    const sat = address.searchParams.has('idLegislatura') ? (records.former ?? []) : [];
    return pageOf([...(records.deputies ?? []), ...sat].filter(isWanted(address)), address, perPage);
  }
  if (path === '/partidos') return pageOf(records.parties ?? [], address);
  if (path === '/proposicoes') return pageOf(records.propositions ?? [], address);
  if (path.endsWith('/despesas')) {
    const year = address.searchParams.get('ano');
    return pageOf(
      records.expenses?.filter(({ ano }) => year === null || ano === Number(year)) ?? [],
      address,
    );
  }
  if (path.endsWith('/discursos')) return pageOf(records.speeches ?? [], address);
  const detail = records.details?.find(({ id }) => path === `/deputados/${String(id)}`);
  return detail === undefined ? null : { dados: detail, links: [] };
}

const failure = (code: string, error: string) => HttpResponse.json({ error, code }, { status: 500 });

/** Of 20/11/2026 by default. Returns addresses and `authorization` headers. */
export function chamberHas(records: Records, options: Options = {}) {
  const { copyOf, holds, perPage, fails = () => false, obtidoEm = '2026-11-20T15:00:00.000Z' } = options;
  const { ignores = '' } = options;
  const asked: URL[] = [];
  const tokens = new Set<string | null>();
  server.use(
    http.get('http://backend.test/rest/v1/rpc/contexto_despesas', () =>
      HttpResponse.json(records.context ?? null),
    ),
    http.post(proxy, async ({ request }) => {
      const address = new URL(bodySchema.parse(await request.json()).url);
      asked.push(address);
      tokens.add(request.headers.get('authorization'));
      if (fails(address)) return failure('upstream_timeout', 'Erro na requisição: a Câmara demorou demais');
      if (holds?.page === address.searchParams.get('pagina')) await holds.until;
      const read = new URL(address);
      read.searchParams.delete(ignores);
      const content = contentOf(records, read, perPage);
      if (content === null)
        return failure('not_found', 'Erro ao acessar API da Câmara: registro não encontrado');
      return HttpResponse.json({
        ...content,
        total: null,
        origem: copyOf ? { tipo: 'snapshot', parcial: false, ...copyOf } : { tipo: 'camara' },
        obtidoEm,
        desatualizado: false,
      });
    }),
  );
  return { asked, tokens };
}

export function chamberKeepsWaiting(): void {
  server.use(http.post(proxy, () => new Promise<never>(() => {})));
}

const choices = 'usuario_deputados_relacao';
const choiceSchema = z.object({
  user_id: z.string(),
  deputado_id: z.string(),
  deputado_nome: z.string(),
  deputado_foto: z.string().nullable(),
  deputado_partido: z.string().nullable(),
  deputado_uf: z.string().nullable(),
  favorito: z.boolean(),
  ignorado: z.boolean(),
});
type Choice = z.infer<typeof choiceSchema>;

/** Columns that are not named stay as they are. */
const writtenSchema = choiceSchema.partial({ favorito: true, ignorado: true });
type Flags = Pick<Choice, 'deputado_id' | 'favorito' | 'ignorado'>;

/** The signed-in user's choices about deputies. Returns every write, in order. */
export function hasDeputyChoices(rows: readonly Flags[] = []): { writes: Choice[] } {
  const table = { rows: [...rows], writes: new Array<Choice>() };
  server.use(
    ...fakeTable(choices, {
      rows: () => table.rows,
      mergesOn: 'user_id,deputado_id',
      insert: (body) => {
        const written = writtenSchema.parse(body);
        const former = table.rows.find((other) => other.deputado_id === written.deputado_id);
        const wish = choiceSchema.parse({ favorito: false, ignorado: false, ...former, ...written });
        const { deputado_id, favorito, ignorado } = wish;
        const row = { deputado_id, favorito, ignorado };
        table.writes.push(wish);
        table.rows = [...table.rows.filter((other) => other.deputado_id !== deputado_id), row];
        return [row];
      },
    }),
  );
  return table;
}

export function refusesDeputyChoices(): void {
  server.use(...deniesWrites(choices));
}

/** matchMedia, which jsdom lacks, for a screen of this width in CSS px. */
export function screenWidth(px: number): (query: string) => object {
  return (query) => ({
    matches: query !== 'print' && px >= Number(/min-width: (\d+)em/.exec(query)?.[1] ?? 0) * 16,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
}

/** For `beforeEach`: 1280 CSS px. */
export function onWideScreen(): void {
  vi.stubGlobal('matchMedia', screenWidth(1280));
}
