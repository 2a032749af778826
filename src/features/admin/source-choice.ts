import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { parseJson } from '@/lib/parse-json';
import { fieldKinds } from './field-kinds';
import { type CandidateValues, fields, type FormValues, sourcedFacts, sourcesKey, textIn } from './form-keys';
import { isLegibleLine, lengthOf } from './text-rules';

/** The kinds of publication, as the table names them, in words. */
export const sourceKinds: Readonly<Record<string, string>> = {
  oficial: 'Oficial',
  partido_ou_campanha: 'Partido ou campanha',
  imprensa: 'Imprensa',
  academica: 'Acadêmica',
  enciclopedia: 'Enciclopédia',
  outra: 'Outra',
};

export const publicationSchema = z.object({
  id: z.string(),
  titulo: z.string(),
  veiculo: z.string(),
  tipo: z.string(),
  publicada_em: z.nullable(z.string()),
});

export type ChosenSource = z.infer<typeof publicationSchema>;

const choiceSchema = z.object({
  fontes: z.array(publicationSchema),
  confianca: z.nullable(z.string()),
  ressalva: z.string(),
});

/** The sources of one fact in their order, how sure it is, and what speaks against it ('' for nothing). */
export type SourceChoice = z.infer<typeof choiceSchema>;

/** Sources a field may have, and characters of a caveat (checks of candidatos_fontes and candidatos_revisoes). */
export const mostSources = 9;
export const mostOfCaveat = 300;

const noSource: SourceChoice = { fontes: [], confianca: null, ressalva: '' };

/** A choice as the form holds it; the same choice always gives the same text. */
export function textOfSources({ fontes, confianca, ressalva }: SourceChoice): string {
  if (fontes.length === 0 && confianca === null && ressalva === '') return '';
  const plain = fontes.map(({ id, titulo, veiculo, tipo, publicada_em }) => ({
    id,
    titulo,
    veiculo,
    tipo,
    publicada_em,
  }));
  return JSON.stringify({ fontes: plain, confianca, ressalva });
}

export function sourcesOfText(text: string | undefined): SourceChoice {
  return choiceSchema.safeParse(parseJson(text ?? '')).data ?? noSource;
}

/** What the form accepts as the sources of a fact. */
export const sourcesText = z.string().check(
  z.refine(
    (text) => lengthOf(sourcesOfText(text).ressalva.trim()) <= mostOfCaveat,
    `Ressalva deve ter no máximo ${mostOfCaveat} caracteres`,
  ),
  z.refine(
    (text) => isLegibleLine(sourcesOfText(text).ressalva),
    'Há um caractere invisível na ressalva. Apague o texto e digite de novo.',
  ),
);

type Tables = Database['public']['Tables'];

/** The sources and reviews of a record, as they are read with it; absent where the answer has none. */
export interface RecordSources {
  fontes?: (Pick<Tables['candidatos_fontes']['Row'], 'campo' | 'posicao'> & { fonte: ChosenSource | null })[];
  revisoes?: Pick<Tables['candidatos_revisoes']['Row'], 'campo' | 'revisado_em' | 'confianca' | 'ressalva'>[];
}

export function savedSources({ fontes = [], revisoes = [] }: RecordSources, fact: string): SourceChoice {
  const review = revisoes.find(({ campo }) => campo === fact);
  return {
    fontes: fontes
      .filter(({ campo }) => campo === fact)
      .toSorted((a, b) => a.posicao - b.posicao)
      .flatMap(({ fonte }) => fonte ?? []),
    confianca: review?.confianca ?? null,
    ressalva: review?.ressalva ?? '',
  };
}

const leaning = 'inclinacao_politica';
const campaign = 'partido_ou_campanha';

/** Whether a column's value states something; the form says of the value what `formOf` makes of it. */
function hasChanged(base: FormValues, values: CandidateValues, field: string, row: { sources?: string }) {
  const written = fields[field] === undefined ? '' : fieldKinds[fields[field].kind].formOf(values[field]);
  const key = sourcesKey(row.sources ?? field);
  return written !== base[field] || values[key] !== base[key];
}

/** The fields of an active record that are edited, need a source and have none that counts (private.facts_unsourced). */
export function missingSources(
  base: FormValues,
  values: CandidateValues,
): { field: string; message: string }[] {
  if (values['status'] !== 'active') return [];
  return Object.entries(fields).flatMap(([field, row]) => {
    const isStated = values[field] !== null && values[field] !== undefined;
    if (!row.needsSource || !isStated || !hasChanged(base, values, field, row)) return [];
    const { fontes } = sourcesOfText(textIn(values, sourcesKey(field)));
    if (fontes.length === 0) return [{ field, message: 'Escolha ao menos uma fonte para este campo.' }];
    if (field !== leaning || fontes.some(({ tipo }) => tipo !== campaign)) return [];
    return [{ field, message: 'Escolha também uma fonte que não seja do partido ou da campanha.' }];
  });
}

/** What gravar_ficha takes: the facts whose sources changed, and those that were compared because the value changed. */
export function sourcesToSave(base: FormValues, values: CandidateValues) {
  return sourcedFacts.flatMap((fact) => {
    const key = sourcesKey(fact);
    const [field, row] = Object.entries(fields).find(([, { sources }]) => sources === fact) ?? [];
    const choice = sourcesOfText(textIn(values, key));
    const isSame = values[key] === base[key];
    const isValueSame = field === undefined || row === undefined || !hasChanged(base, values, field, row);
    if (isSame && isValueSame) return [];
    if (isSame && choice.fontes.length === 0) return [];
    const { fontes, confianca, ressalva } = choice;
    const caveat = ressalva.trim();
    return [
      {
        campo: fact,
        fontes: fontes.map(({ id }) => id),
        confianca,
        ressalva: caveat === '' ? null : caveat,
      },
    ];
  });
}
