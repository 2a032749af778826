import * as z from 'zod';
import type { Batch, Reading } from './read.ts';
import { orientationSchema, readPage, readProposition, subjectSchema, voteSchema } from './records.ts';
import { ReadingError, type Source } from './source.ts';

interface Wanted {
  id: string;
  /** The database does not know the proposition. */
  semTitulo: boolean;
  /** Nor its subjects. */
  semTemas: boolean;
}

/** The rows of a list, each of the shape; throws ReadingError for any other. */
function rowsOf<Row>(json: unknown, row: z.ZodType<Row>): Row[] {
  const parsed = z.array(row).safeParse(readPage(json)?.rows);
  if (!parsed.success) throw new ReadingError('formato', true);
  return parsed.data;
}

/** The names of its subjects; null when the Chamber does not give them now: votes do not wait for them. */
async function readSubjects(source: Source, proposition: number): Promise<string[] | null> {
  try {
    return rowsOf(await source.get(`/proposicoes/${proposition}/temas`), subjectSchema).map(
      ({ tema }) => tema,
    );
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    return null;
  }
}

async function readProposal(source: Source, { id, semTitulo, semTemas }: Wanted): Promise<object> {
  if (!semTitulo && !semTemas) return {};
  const proposition = readProposition(await source.get(`/votacoes/${id}`));
  if (proposition === null) throw new ReadingError('formato', true);
  const subjects = semTemas && proposition.id !== null ? await readSubjects(source, proposition.id) : null;
  return { ...proposition.named, ...(subjects === null ? {} : { temas: subjects }) };
}

async function readWhole(source: Source, wanted: Wanted): Promise<Batch & { votos: object[] }> {
  const { id } = wanted;
  const [votes, benches, proposition] = await Promise.all([
    source.get(`/votacoes/${id}/votos`).then((json) => rowsOf(json, voteSchema)),
    source.get(`/votacoes/${id}/orientacoes`).then((json) => rowsOf(json, orientationSchema)),
    readProposal(source, wanted),
  ]);
  return {
    chave: `votos:${id}`,
    votacao: id,
    votos: votes.map(({ tipoVoto, deputado_ }) => ({
      votacao: id,
      deputado: deputado_.id,
      voto: tipoVoto,
      partido: deputado_.siglaPartido ?? null,
    })),
    pessoas: votes.map(({ deputado_ }) => deputado_),
    orientacoes: benches
      .map(({ siglaPartidoBloco, orientacaoVoto }) => ({
        votacao: id,
        bancada: siglaPartidoBloco.trim(),
        orientacao: orientacaoVoto?.trim() ?? '',
      }))
      .filter(({ orientacao }) => orientacao !== ''),
    ...proposition,
  };
}

/**
 * The votes of up to ten roll calls, each a batch. One that the Chamber could not give now is left out and requested again
 * in the next step; rejects with ReadingError when that was so with all of them.
 */
export async function readVotes(source: Source, wanted: readonly Wanted[]): Promise<Reading> {
  const away: string[] = [];
  let read = 0;
  const readOne = async (one: Wanted): Promise<Batch[]> => {
    try {
      const batch = await readWhole(source, one);
      read += batch.votos.length;
      return [batch];
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      if (error.isBad) return [{ chave: `votos:${one.id}`, falha: error.code }];
      away.push(error.code);
      return [];
    }
  };
  const batches = (await Promise.all(wanted.map(readOne))).flat();
  const [reason] = away;
  if (batches.length === 0 && reason !== undefined) throw new ReadingError(reason, false);
  return { batches, read };
}
