import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import * as z from 'zod';
import { diffRecords, type Records } from './diff-records.ts';

const decompress = promisify(brotliDecompress);
const fields = z.record(z.string(), z.unknown());
const list = z.looseObject({ dados: z.array(fields) });
/** More would not be read: a new copy changes thousands of expenses. */
const shownLines = 40;

/** The Chamber's number, or an abbreviation or name in reference tables. */
function keyOf(row: z.infer<typeof fields>): string {
  const key = [row['id'], row['sigla'], row['cod'], row['nome']].find((value) => value != null);
  return z.union([z.string(), z.number()]).parse(key).toString();
}

/** A row for each change of office: the second is "id#2". */
function recordsOfList(rows: readonly z.infer<typeof fields>[]): Records {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const key = keyOf(row);
      const turn = (seen.get(key) ?? 0) + 1;
      seen.set(key, turn);
      const name = typeof row['nome'] === 'string' ? `${key} ${row['nome']}` : key;
      return [turn === 1 ? key : `${key}#${turn}`, { name, fields: row }];
    }),
  );
}

function recordsOf(json: unknown): Records {
  const listed = list.safeParse(json);
  if (listed.success) return recordsOfList(listed.data.dados);
  return new Map(
    Object.entries(fields.parse(json)).map(([id, value]) => [id, { name: id, fields: { registros: value } }]),
  );
}

/** What a list's file keeps apart from its rows, such as authors and subjects. */
function besideRows(json: unknown): Records {
  const { dados: _, ...beside } = list.safeParse(json).data ?? { dados: [] };
  return new Map(Object.entries(beside).map(([name, of]) => [name, { name, fields: fields.parse(of) }]));
}

const brief = (line: string): string => (line.length > 160 ? `${line.slice(0, 157)}...` : line);

/** Counts and the first lines; empty when equal. */
export async function compareChamberFile(name: string, before: Buffer, after: Buffer): Promise<string[]> {
  const parse = async (file: Buffer): Promise<unknown> =>
    JSON.parse((await decompress(file)).toString('utf8'));
  const [earlier, later] = await Promise.all([parse(before), parse(after)]);
  const [old, now] = [recordsOf(earlier), recordsOf(later)];
  const lines = [...diffRecords(old, now), ...diffRecords(besideRows(earlier), besideRows(later))];
  if (lines.length === 0) return [];
  const more = lines.length - shownLines;
  return [
    `${name}: ${old.size} registros → ${now.size}`,
    ...lines.slice(0, shownLines).map(brief),
    ...(more > 0 ? [`  … e mais ${more} linhas`] : []),
  ];
}
