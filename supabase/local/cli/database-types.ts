import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import houseFormat from '../../../.oxfmtrc.json' with { type: 'json' };
import type { SupabaseCli } from './official/supabase-cli.ts';

export const typesFile = fileURLToPath(
  new URL('../../../src/lib/supabase/database.types.ts', import.meta.url),
);

/** The generator mistakes PostgREST's embedding functions for columns. */
function withoutInnerLists(types: string): string {
  return types
    .replace(/^ {10}\w+: \{\n(?: {12}.*\n)+ {10}\} \| null;\n/gm, '')
    .replace(/^ {8}ComputedFields:[^;]*;\n/gm, '');
}

const insertOf = `/** Nulls and defaults may be left out; generated columns must be. */
type InsertOf<Row, Defaulted extends keyof Row = never, Generated extends keyof Row = never> = Omit<
  Row,
  Nullable<Row> | Defaulted | Generated
> &
  Partial<Pick<Row, Exclude<Nullable<Row> | Defaulted, Generated>>> & { [Name in Generated]?: never };

type Nullable<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];
`;

/** The names of the optional columns of an insert, of one type or of any but null. */
function optional(columns: string, type: RegExp): string {
  const found = [...columns.matchAll(/^ +(\w+)\?: (.*);$/gm)].filter(([, , of = '']) => type.test(of));
  return found.map(([, name = '']) => `'${name}'`).join(' | ');
}

/** Each column once: the row and what has a default tell of inserts and updates. */
function withoutRepetitions(types: string): string {
  const table =
    /^( {6}(\w+): \{\n {8}Row: [^]*?^ {8}Insert:) \{\n((?: {10}.*\n)+) {8}\};\n {8}Update: \{\n(?: {10}.*\n)+ {8}\};$/gm;
  return types
    .replace(table, (_, start: string, name: string, columns: string) => {
      const generated = optional(columns, /^never$/);
      const defaulted = optional(columns, /^(?!never$)(?!.*\| null$)/) || (generated && 'never');
      const kinds = [defaulted, generated].filter((names) => names !== '');
      const of = `Database['public']['Tables']['${name}']`;
      return `${start} InsertOf<${[`${of}['Row']`, ...kinds].join(', ')}>;\n        Update: Partial<${of}['Insert']>;`;
    })
    .replace(/\n\ntype DatabaseWithoutInternals [^]*$/, `\n\n${insertOf}`);
}

async function formatted(types: string): Promise<string> {
  const { code } = await format(typesFile, types, houseFormat);
  return code;
}

export async function generatedTypes(supabase: SupabaseCli, url: string): Promise<string> {
  const { code, stdout, stderr } = await supabase.run([
    ...['gen', 'types', 'typescript', '--schema', 'public', `--remote=${url}`],
  ]);
  if (code !== 0) throw new Error(`supabase gen types terminou com o código ${code}: ${stderr}`);
  return formatted(withoutRepetitions(withoutInnerLists(await formatted(stdout))));
}
