import * as z from 'zod';
import { readJson } from '../../local/data/read-json.ts';
import { type Records } from './diff-records.ts';

/** Registered at the Superior Electoral Court; the only hand-written file. */
export const partiesFile = new URL('../../local/data/partidos-tse.json', import.meta.url);
export const colorsFile = new URL('../../../src/features/politicians/party-legend.json', import.meta.url);

const partySchema = z.looseObject({
  sigla: z.string().min(2),
  nome: z.string().min(2),
  numero: z.int().min(10).max(99),
  cor_hex: z.string().regex(/^#[0-9a-f]{6}$/),
});

const partiesSchema = z.looseObject({ gerado_em: z.iso.date(), partidos: z.array(partySchema).min(1) });

export type Party = z.infer<typeof partySchema>;

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Throws a sentence for another shape, a repeated abbreviation or number. */
export async function readParties(file: string | URL = partiesFile): Promise<Party[]> {
  const { partidos } = await readJson(file, partiesSchema);
  const twice = [
    ...repeated(partidos.map(({ sigla }) => sigla)),
    ...repeated(partidos.map(({ numero }) => numero)),
  ];
  if (twice.length > 0) throw new Error(`Partido repetido no arquivo: ${twice.join(', ')}.`);
  return partidos;
}

export function colorsJson(parties: readonly Party[]): string {
  const colors = parties
    .map(({ sigla, cor_hex }) => [sigla.toUpperCase(), cor_hex] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'pt-BR'));
  return `${JSON.stringify(Object.fromEntries(colors), null, 2)}\n`;
}

export function partyRecords(parties: readonly Party[]): Records {
  return new Map(parties.map((party) => [party.sigla, { name: party.sigla, fields: party }]));
}
