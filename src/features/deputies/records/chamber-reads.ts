import * as z from 'zod/mini';
import { errorCode } from '@/lib/errors';
import { isIdOf } from '@/lib/ids';
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
  numberFact,
  partySchema,
  rowsOf,
} from '@/features/deputies/schema';

/** The proxy takes it as a name and rebuilds it. */
const chamber = 'https://dadosabertos.camara.leg.br/api/v2';

export type Parameters = Readonly<Record<string, string | number>>;

/** Never with a user's token; empty parameters are left out. */
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
  next: number | null;
  leftOut: number;
}

/** One call's worth. */
export const wholeList = { itens: 1000, pagina: 1, ordenarPor: 'nome', ordem: 'ASC' };

/** With the legislature of each. */
export const deputyList = rowsOf(z.object({ ...deputySchema.shape, idLegislatura: numberFact }));

/** Without one: in exercise now, each once; others' rows are left out. */
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

/** In sequence: one to load more, several for an address. */
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

/** Null without a row in the whole list. */
async function fetchListed(id: string, signal: AbortSignal): Promise<ReadDeputy | null> {
  const { dados, obtidoEm, origem } = await ask('/deputados', wholeList, deputyList, signal);
  const row = dados.good.find((one) => String(one.id) === id && isListedNow(one));
  if (row === undefined) return null;
  const deputy = deputyDetailSchema.parse({ id: row.id, ultimoStatus: { ...row, situacao: sits } });
  return { deputy, isListedOnly: true, obtidoEm, origem };
}

/** By record, else by list; null when unknown or of another id form. */
export async function fetchDeputy(id: string, signal: AbortSignal): Promise<ReadDeputy | null> {
  if (!isIdOf('deputy', id)) return null;
  try {
    const { dados, obtidoEm, origem } = await ask(`/deputados/${id}`, {}, deputyDetailSchema, signal);
    return { deputy: dados, obtidoEm, origem };
  } catch (error) {
    if (errorCode(error) === 'not_found') return fetchListed(id, signal);
    throw error;
  }
}

/** Spec §9: up to 100 by sigla. */
export async function fetchParties(signal: AbortSignal) {
  const parameters = { itens: 100, ordem: 'ASC', ordenarPor: 'sigla' };
  return (await ask('/partidos', parameters, rowsOf(partySchema), signal)).dados;
}
