import * as z from 'zod';
import { orientationSchema, readPage, readProposition, subjectSchema, voteSchema } from './records.ts';
import { type Batch, type Reading, ReadingError, type Source } from './source.ts';

interface Wanted {
  id: string;
  semTitulo: boolean;
  semTemas: boolean;
}

/** Throws ReadingError for a row of another shape. */
function rowsOf<Row>(json: unknown, row: z.ZodType<Row>): Row[] {
  const parsed = z.array(row).safeParse(readPage(json)?.rows);
  if (!parsed.success) throw new ReadingError('formato', true);
  return parsed.data;
}

/** Null when the Chamber does not give the subjects now: votes do not wait for them. */
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

/** Up to ten roll calls. A failed one is left for the next step; rejects with ReadingError when all failed. */
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
