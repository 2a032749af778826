import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as z from 'zod';
import { inShape, readJson } from '../local/data/read-json.ts';
import { expenseSchema, type FileName, fileSchemas } from '../local/stand-ins/camara/file-schemas.ts';

const compress = promisify(brotliCompress);
const rows = z.record(z.string(), z.json());
const rowsById = z.record(z.string(), z.array(rows));
const proposition = z.looseObject({ id: z.int(), _idDeputadosAutores: z.array(z.int()) });
const propositions = z.object({ dados: z.array(proposition) });

const expenseFields = Object.keys(expenseSchema.shape);

/** The 2026 source adds up a day's notes: no `codDocumento` repeats. */
function isRepeated(row: z.infer<typeof rows>): boolean {
  return row['ano'] === 2026 && !('codDocumento' in row);
}

function completeExpenses(byId: z.infer<typeof rowsById>): unknown {
  return Object.fromEntries(
    Object.entries(byId).map(([id, list]) => [
      id,
      list
        .filter((row) => !isRepeated(row))
        .map((row) => Object.fromEntries(expenseFields.map((field) => [field, row[field] ?? null]))),
    ]),
  );
}

/** Takes the authors out of the rows, which then are as the API gives them. */
function splitAuthors({ dados }: z.infer<typeof propositions>): unknown {
  const authors: Record<string, number[]> = {};
  for (const { id, _idDeputadosAutores } of dados)
    for (const deputy of _idDeputadosAutores) (authors[String(deputy)] ??= []).push(id);
  return {
    dados: dados.map(({ _idDeputadosAutores, ...row }) => row),
    autores: authors,
  };
}

const rollCall = z.looseObject({
  id: z.string(),
  _proposicaoTitulo: z.string().nullish(),
  _proposicaoEmenta: z.string().nullish(),
  _temas: z.array(z.string()).nullish(),
});
const rollCalls = z.object({ dados: z.array(rollCall) });

/** Parts what the API does not tell; the rows then match the API. */
function splitPropositions({ dados }: z.infer<typeof rollCalls>): unknown {
  const told = dados.filter((row) => row._temas != null);
  return {
    dados: dados.map(({ _proposicaoTitulo, _proposicaoEmenta, _temas, ...row }) => row),
    proposicoes: Object.fromEntries(
      told.map(({ id, _proposicaoTitulo: titulo, _proposicaoEmenta: ementa, _temas: temas }) => [
        id,
        { titulo: titulo ?? null, ementa: ementa ?? null, temas },
      ]),
    ),
  };
}

function withoutNotes(json: z.infer<typeof rows>): unknown {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !key.startsWith('_')));
}

/** Who presided on 10/04/2024: their source puts others' words under their names too. */
const chairs = new Set(['73486', '74270', '160541']);
const otherVoice = '- Obrigado, digníssimo Deputado Roberto Monteiro';

/** Only a chair says these; to the chair speaks who names it, and the next one. */
const ofChair =
  /tem a palavra|(conced|franque)\S+ a palavra|está aberta|passa-se|a mesa acata|ler o rito|será divulgado|está aprovad|esta presidência/i;
const toChair =
  /presidente (arthur lira|gilberto|pompeo)|sr\. presidente|^- presidente|^- muito obrigado, deputado (gilberto|joão daniel)/i;

/** Words whose speaker is unsure are nobody's here. */
function ownSpeeches(byId: z.infer<typeof rowsById>): unknown {
  const isSure = (id: string, { transcricao: words }: z.infer<typeof rows>) => {
    if (typeof words !== 'string') return !chairs.has(id);
    return chairs.has(id) ? ofChair.test(words) && !toChair.test(words) : !words.startsWith(otherVoice);
  };
  return Object.fromEntries(
    Object.entries(byId).map(([id, list]) => [id, list.filter((row) => isSure(id, row))]),
  );
}

const conversions: Partial<Record<FileName, z.ZodType>> = {
  despesas: rowsById.transform(completeExpenses),
  discursos: rowsById.transform(ownSpeeches),
  proposicoes: propositions.transform(splitAuthors),
  votacoes: rollCalls.transform(splitPropositions),
  'partidos-no-voto': rows.transform(withoutNotes),
};

/** Checked, in the API's shape, compressed. */
async function convertFile(source: string, name: FileName): Promise<Buffer> {
  const file = join(source, `${name}.json`);
  const converted = inShape<unknown>(
    file,
    fileSchemas[name],
    await readJson(file, conversions[name] ?? z.json()),
  );
  const text = Buffer.from(JSON.stringify(converted));
  return compress(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength },
  });
}

function isFileName(name: string): name is FileName {
  return Object.hasOwn(fileSchemas, name);
}

/** From the records in `source`. An odd record throws the file's name and the place. */
export async function convertAll(source: string): Promise<Map<FileName, Buffer>> {
  const names = Object.keys(fileSchemas).filter(isFileName);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await convertFile(source, name)] as const)),
  );
}
