import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { holdsPersonalData, personalDataRefusal } from '@/lib/personal-data';
import { parseJson } from '@/lib/text/parse-json';
import { fieldKinds } from './field-kinds';
import { type CandidateValues, type FormValues, sourcesKey, textIn } from './form-keys';
import { fields, type FormRow, sourcedFacts } from './form-rows';
import { isLegibleLine, lengthOf } from './text-rules';

export const sourceLabels = {
  titulo: 'Título',
  veiculo: 'Veículo',
  tipo: 'Tipo',
  url: 'Endereço',
  publicada_em: 'Publicada em',
  consultada_em: 'Consultada em',
} as const;

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
  /** The old sources state the new value too. */
  isRestated: z.optional(z.boolean()),
});

/** In order, with confidence and caveat ('' for none). */
export type SourceChoice = z.infer<typeof choiceSchema>;

/** Checks of candidatos_fontes and candidatos_revisoes. */
export const mostSources = 9;
export const mostOfCaveat = 300;

const noSource: SourceChoice = { fontes: [], confianca: null, ressalva: '' };

/** Equal choices give equal text. */
export function textOfSources({ fontes, confianca, ressalva, isRestated = false }: SourceChoice): string {
  if (fontes.length === 0 && confianca === null && ressalva === '') return '';
  const plain = fontes.map(({ id, titulo, veiculo, tipo, publicada_em }) => ({
    id,
    titulo,
    veiculo,
    tipo,
    publicada_em,
  }));
  return JSON.stringify({ fontes: plain, confianca, ressalva, ...(isRestated && { isRestated }) });
}

export function sourcesOfText(text: string | undefined): SourceChoice {
  return choiceSchema.safeParse(parseJson(text ?? '')).data ?? noSource;
}

export const sourcesText = z.string().check(
  z.refine(
    (text) => lengthOf(sourcesOfText(text).ressalva.trim()) <= mostOfCaveat,
    `Ressalva deve ter no máximo ${mostOfCaveat} caracteres`,
  ),
  z.refine(
    (text) => isLegibleLine(sourcesOfText(text).ressalva),
    'Há um caractere invisível na ressalva. Apague o texto e digite de novo.',
  ),
  z.refine((text) => !holdsPersonalData(sourcesOfText(text).ressalva), personalDataRefusal),
);

type Tables = Database['public']['Tables'];

/** Absent where the answer has none. */
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

export const unrestated = 'O valor mudou: diga de novo em que fontes ele está.';

const isStated = (value: CandidateValues[string] | undefined) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

const isOther = (base: FormValues, values: CandidateValues, field: string, { kind }: FormRow) =>
  fieldKinds[kind].formOf(values[field]) !== base[field];

/** Twin of private.facts_changed. */
function hasOtherValue(base: FormValues, values: CandidateValues, fact: string): boolean {
  return Object.entries(fields).some(
    ([field, row]) =>
      (row.sources === fact || row.partOf === fact) &&
      isStated(values[field]) &&
      isOther(base, values, field, row),
  );
}

/** Twin of private.edit_unsourced, edit_unrestated and ballot_unsourced. */
function faultOfNeeded(base: FormValues, values: CandidateValues, fact: string): string | null {
  const key = sourcesKey(fact);
  const { fontes } = sourcesOfText(textIn(values, key));
  const counting = fontes.filter(({ tipo }) => fact !== leaning || tipo !== campaign);
  const isNewValue = hasOtherValue(base, values, fact);
  const isDefault = fact === leaning && values[fact] === 'Centro' && fontes.length === 0;
  const isBack = base['status'] !== 'active' && !isDefault;
  const isAsked = isStated(values[fact]) && (isNewValue || values[key] !== base[key] || isBack);
  if (isAsked && values['status'] === 'active' && fontes.length === 0)
    return 'Escolha ao menos uma fonte para este campo.';
  if (isAsked && fontes.length > 0 && counting.length === 0)
    return 'Escolha também uma fonte que não seja do partido ou da campanha.';
  const old = sourcesOfText(base[key]).fontes;
  const isNew = counting.some(({ id }) => !old.some((one) => one.id === id));
  return isNewValue && fontes.length > 0 && !isNew
    ? 'O valor mudou: escolha também uma fonte que diga o novo valor.'
    : null;
}

/** Old sources state a new value only when confirmed. */
function faultOfOther(base: FormValues, values: CandidateValues, fact: string): string | null {
  const key = sourcesKey(fact);
  const { fontes } = sourcesOfText(textIn(values, key));
  const isKept = fontes.length > 0 && values[key] === base[key];
  return isKept && hasOtherValue(base, values, fact) ? unrestated : null;
}

/** The database refuses edited fields whose sources state something else. */
export function missingSources(
  base: FormValues,
  values: CandidateValues,
): { field: string; message: string }[] {
  return Object.entries(fields).flatMap(([field, { sources: fact, needsSource = false }]) => {
    if (fact === undefined) return [];
    const message = (needsSource ? faultOfNeeded : faultOfOther)(base, values, fact);
    return message === null ? [] : [{ field, message }];
  });
}

/** What gravar_ficha takes: the facts whose sources changed or were said anew. */
export function sourcesToSave(base: FormValues, values: CandidateValues) {
  return sourcedFacts.flatMap((fact) => {
    const key = sourcesKey(fact);
    if (values[key] === base[key]) return [];
    const { fontes, confianca, ressalva } = sourcesOfText(textIn(values, key));
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
