import type * as z from 'zod';
import {
  orientationSchema,
  type Proposal,
  readPage,
  readProposition,
  subjectSchema,
  voteSchema,
} from './records.ts';
import { oncePerKey, readRows, type Rows } from './rows.ts';
import { type Batch, type Reading, ReadingError, type Source } from './source.ts';

interface Wanted {
  id: string;
  semTitulo: boolean;
  semTemas: boolean;
}

/** Throws ReadingError for another shape than a list. */
function rowsOf<Row>(json: unknown, row: z.ZodType<Row>): Rows<Row> {
  const page = readPage(json);
  if (page === null) throw new ReadingError('formato', true);
  return readRows(page.rows, row);
}

/** Votes do not wait: an answer that stays wrong is one bad row. */
async function orFlaw<Part>(read: () => Promise<Part>, flaw: Part): Promise<Part> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ReadingError && error.isBad) return flaw;
    throw error;
  }
}

/** Null when the Chamber withholds the subjects: votes do not wait. */
async function readSubjects(source: Source, proposition: number): Promise<Rows<string> | null> {
  try {
    const { good, bad } = rowsOf(await source.get(`/proposicoes/${proposition}/temas`), subjectSchema);
    if (good.length === 0 && bad > 0) return null;
    return { good: [...new Set(good.map(({ tema }) => tema))].slice(0, 50), bad };
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    return null;
  }
}

interface NamedProposal {
  named: Proposal['named'] & { temas?: string[] };
  bad: { assunto?: number };
}

async function readProposal(source: Source, { id, semTitulo, semTemas }: Wanted): Promise<NamedProposal> {
  if (!semTitulo && !semTemas) return { named: {}, bad: {} };
  const proposition = readProposition(await source.get(`/votacoes/${id}`));
  if (proposition === null) throw new ReadingError('formato', true);
  const subjects = semTemas && proposition.id !== null ? await readSubjects(source, proposition.id) : null;
  return {
    named: { ...proposition.named, ...(subjects === null ? {} : { temas: subjects.good }) },
    bad: { assunto: proposition.bad + (subjects?.bad ?? 0) },
  };
}

type Vote = z.infer<typeof voteSchema>;

/** One vote a person; empty votes beside others are defects, alone secret. */
function votesOf({ good, bad }: Rows<Vote>): Rows<Vote> {
  const cast = good.filter(({ tipoVoto }) => tipoVoto !== '');
  const once = oncePerKey(
    cast,
    ({ deputado_ }) => deputado_.id,
    ({ tipoVoto }) => tipoVoto,
  );
  const empty = cast.length === 0 ? 0 : good.length - cast.length;
  return { good: once.good, bad: bad + once.bad + empty };
}

function orientationsOf({ good, bad }: Rows<z.infer<typeof orientationSchema>>) {
  const once = oncePerKey(
    good.filter(({ orientacaoVoto }) => orientacaoVoto !== ''),
    ({ siglaPartidoBloco }) => siglaPartidoBloco,
    ({ orientacaoVoto }) => orientacaoVoto,
  );
  return { good: once.good, bad: bad + once.bad };
}

/** Votes of which none can be read are no votes of a roll call. */
async function readBallots(source: Source, id: string): Promise<Rows<Vote>> {
  const rows = rowsOf(await source.get(`/votacoes/${id}/votos`), voteSchema);
  if (rows.good.length === 0 && rows.bad > 0) throw new ReadingError('formato', true);
  return votesOf(rows);
}

async function readWhole(source: Source, wanted: Wanted): Promise<Batch> {
  const { id } = wanted;
  const [votes, benches, proposal] = await Promise.all([
    readBallots(source, id),
    orFlaw(
      async () => orientationsOf(rowsOf(await source.get(`/votacoes/${id}/orientacoes`), orientationSchema)),
      { good: [], bad: 1 },
    ),
    orFlaw(() => readProposal(source, wanted), { named: {}, bad: { assunto: 1 } }),
  ]);
  return {
    chave: `votos:${id}`,
    lidos: votes.good.length,
    fora: { votos: votes.bad, orientacoes: benches.bad, ...proposal.bad },
    votacao: id,
    votos: votes.good.map(({ tipoVoto, deputado_ }) => ({
      votacao: id,
      deputado: deputado_.id,
      voto: tipoVoto,
      partido: deputado_.siglaPartido,
    })),
    pessoas: votes.good.map(({ deputado_ }) => deputado_),
    orientacoes: benches.good.map(({ siglaPartidoBloco, orientacaoVoto }) => ({
      votacao: id,
      bancada: siglaPartidoBloco,
      orientacao: orientacaoVoto,
    })),
    ...proposal.named,
  };
}

/** Slow roll calls wait, failing ones are refused. Rejects with ReadingError when all failed. */
export async function readVotes(source: Source, wanted: readonly Wanted[]): Promise<Reading> {
  const readOne = async (one: Wanted): Promise<Batch | { id: string; error: ReadingError }> => {
    try {
      return await readWhole(source, one);
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      return error.isBad ? { chave: `votos:${one.id}`, falha: error.code } : { id: one.id, error };
    }
  };
  const answers = await Promise.all(wanted.map(readOne));
  const batches = answers.flatMap((answer) => ('chave' in answer ? [answer] : []));
  const away = answers.flatMap((answer) => ('error' in answer ? [answer] : []));
  if (batches.length === 0 && away[0] !== undefined) throw away[0].error;
  const hasRead = batches.some((batch) => !('falha' in batch));
  const own = away.filter(({ error }) => hasRead && error.code === 'upstream_error');
  return [...batches, ...own.map(({ id, error }) => ({ chave: `votos:${id}`, falha: error.code }))];
}
