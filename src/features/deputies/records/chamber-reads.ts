import * as z from 'zod/mini';
import { errorCode } from '@/lib/errors';
import { invoke } from '@/lib/supabase/invoke';
import { publicFunctions } from '@/lib/supabase/public-functions';
import {
  type DeputyFilters,
  deputiesPerPage,
  isNameLike,
  isListedNow,
  nextPage,
  olderOf,
  type Provenance,
  type ReadDeputy,
  sits,
  uniqueDeputies,
} from '@/features/deputies/model';
import {
  answerSchema,
  type Deputy,
  deputyDetailSchema,
  deputySchema,
  number,
  partySchema,
  rowsOf,
} from '@/features/deputies/schema';

/** The Chamber's address; camara-proxy takes it as a name and rebuilds it from its own list. */
const chamber = 'https://dadosabertos.camara.leg.br/api/v2';

export type Parameters = Readonly<Record<string, string | number>>;

/** Reads one address of the Chamber through the proxy, never with a user's token; an empty parameter is left out. */
export async function ask<Data extends z.ZodMiniType>(
  path: string,
  parameters: Parameters,
  dados: Data,
  signal: AbortSignal,
): Promise<z.infer<ReturnType<typeof answerSchema<Data>>>> {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const url = `${chamber}${path}${query === '' ? '' : `?${query.replaceAll('+', '%20')}`}`;
  return answerSchema(dados).parse(await invoke(publicFunctions, 'camara-proxy', { body: { url }, signal }));
}

export interface DeputyPages extends Provenance {
  deputies: Deputy[];
  pageCount: number;
  /** The page after them, or null when there is none. */
  next: number | null;
  /** Rows that nobody can read. */
  leftOut: number;
}

/** The whole list of deputies fits one call. */
export const wholeList = { itens: 1000, pagina: 1, ordenarPor: 'nome', ordem: 'ASC' };

/** Rows of the list, with the legislature that each is of. */
export const deputyList = rowsOf(z.object({ ...deputySchema.shape, idLegislatura: number }));

/**
 * Without a legislature the Chamber answers who is in exercise now, each once; with one, everybody who ever sat in it, a
 * row for each party. An answer from before the turn, or a list that comes early, may name another legislature: those are
 * left out.
 */
async function askDeputies(
  { uf, nome, partido, legislatura = '' }: DeputyFilters,
  page: Parameters,
  signal: AbortSignal,
) {
  const filters = { siglaUf: uf, siglaPartido: partido, nome, idLegislatura: legislatura };
  const order = { ordenarPor: 'nome', ordem: 'ASC' };
  const { dados, links, obtidoEm, origem } = await ask(
    '/deputados',
    { ...filters, ...order, ...page },
    deputyList,
    signal,
  );
  const deputies = legislatura === '' ? dados.good.filter(isListedNow) : dados.good;
  const next = deputies.length === 0 ? null : nextPage(links);
  return { deputies, pageCount: 1, next, leftOut: dados.bad, obtidoEm, origem };
}

/** The Chamber's search minds accents: names are matched here among what other filters leave. */
async function findByFoldedName(filters: DeputyFilters, signal: AbortSignal): Promise<DeputyPages> {
  const [everyone, { withPastedName }] = await Promise.all([
    askDeputies({ ...filters, nome: '' }, { itens: 1000, pagina: 1 }, signal),
    import('@/lib/text/pasted-name'),
  ]);
  return { ...everyone, deputies: withPastedName(everyone.deputies, filters.nome, ({ nome }) => nome) };
}

/** Pages `from` to `to`, in sequence: one when more is loaded, several when an address asks for them at once. */
export async function fetchDeputies(
  filters: DeputyFilters,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<DeputyPages> {
  if (filters.nome !== '' && !isNameLike(filters.nome)) return findByFoldedName(filters, signal);
  const size = { itens: deputiesPerPage };
  let pages: DeputyPages = await askDeputies(filters, { ...size, pagina: from }, signal);
  if (from === 1 && pages.deputies.length === 0 && filters.nome !== '')
    return findByFoldedName(filters, signal);
  for (let page = from + 1; page <= to && pages.next === page; page += 1) {
    const more = await askDeputies(filters, { ...size, pagina: page }, signal);
    pages = {
      ...more,
      pageCount: pages.pageCount + 1,
      deputies: [...pages.deputies, ...more.deputies],
      leftOut: pages.leftOut + more.leftOut,
      ...olderOf(pages, more),
    };
  }
  return { ...pages, deputies: uniqueDeputies(pages.deputies) };
}

/** What an id looks like: nothing else is requested. */
const deputyId = /^[1-9]\d{0,9}$/;

/** What the whole list says of a deputy; null for who is not in it. */
async function fetchListed(id: string, signal: AbortSignal): Promise<ReadDeputy | null> {
  const { dados, obtidoEm, origem } = await ask('/deputados', wholeList, deputyList, signal);
  const row = dados.good.find((one) => String(one.id) === id && isListedNow(one));
  if (row === undefined) return null;
  const deputy = deputyDetailSchema.parse({ id: row.id, ultimoStatus: { ...row, situacao: sits } });
  return { deputy, isListedOnly: true, obtidoEm, origem };
}

/** A deputy in full, or by the list; null when the Chamber knows nobody by this id (one of another form included). */
export async function fetchDeputy(id: string, signal: AbortSignal): Promise<ReadDeputy | null> {
  if (!deputyId.test(id)) return null;
  try {
    const { dados, obtidoEm, origem } = await ask(`/deputados/${id}`, {}, deputyDetailSchema, signal);
    return { deputy: dados, obtidoEm, origem };
  } catch (error) {
    if (errorCode(error) === 'not_found') return fetchListed(id, signal);
    throw error;
  }
}

/** Spec §9: up to 100 parties by sigla. */
export async function fetchParties(signal: AbortSignal) {
  const parameters = { itens: 100, ordem: 'ASC', ordenarPor: 'sigla' };
  return (await ask('/partidos', parameters, rowsOf(partySchema), signal)).dados;
}
