import * as z from 'zod/mini';
import { draftIn } from '@/features/admin/locked-form';
import { sourceRules } from '@/features/admin/source-rules';
import { isOutcome, outcomeWords } from '@/lib/election/election-outcome';
import { type Candidacy, valuesSchema } from './model';

/** '119.300.788', dots or none. */
export const count = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^(\d{1,9}|[1-9]\d{0,2}(\.\d{3}){1,2})$/, 'Informe um número inteiro, como 2.300.798.'),
    ),
  z.transform((text) => Number(text.replaceAll('.', ''))),
);

const optionalCount = z.union([
  z.pipe(
    z.string().check(z.trim(), z.length(0)),
    z.transform(() => null),
  ),
  count,
]);

const share = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^\d{1,3}(,\d{1,2})?$/, 'Informe a porcentagem com até duas casas, como 45,16.'),
    ),
  z.transform((text) => Number(text.replace(',', '.'))),
);

const votes = z.object({
  votos: count,
  percentual: share,
  situacao: z.literal(Object.keys(outcomeWords).filter(isOutcome), 'Escolha a situação.'),
});

const day = (today: string) =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Informe o dia.'),
    z.refine((text) => text <= today, 'O dia não pode estar no futuro.'),
  );

const published = (today: string) => ({
  ...sourceRules,
  fonte_data: day(today),
  validos: count,
  brancos: optionalCount,
  nulos: optionalCount,
  comparecimento: optionalCount,
  eleitorado: optionalCount,
  votes: z.array(votes),
});

const unpublished = z.object({ situacao: z.literal('nao_publicado') });
const counted = (today: string) => z.object({ situacao: z.literal('apurado'), ...published(today) });
const proclaimed = (today: string) =>
  z.object({ situacao: z.literal('proclamado'), proclamado_em: day(today), ...published(today) });

export type CheckedRound = z.output<
  typeof unpublished | ReturnType<typeof counted> | ReturnType<typeof proclaimed>
>;

/** `today` is AAAA-MM-DD; only published rounds need votes and source. */
export function checkRound(values: { situacao: string }, today: string) {
  if (values.situacao === 'apurado') return counted(today).safeParse(values);
  if (values.situacao === 'proclamado') return proclaimed(today).safeParse(values);
  return unpublished.safeParse(values);
}

const draftSchema = z.object({
  lock: z.string(),
  isSample: z.boolean(),
  /** Whose votes they are, in order. */
  standing: z.array(z.string()),
  values: valuesSchema,
});

export type RoundDraft = z.infer<typeof draftSchema>;

/** Null when none can be read, or of other people. */
export function draftOf(kept: string | null, standing: readonly Candidacy[]) {
  const data = draftIn(draftSchema, kept);
  if (data === null) return null;
  const people = data.standing.flatMap((id) => standing.find((one) => one.id === id) ?? []);
  const isOfThem = [people, data.values.votes].every(({ length }) => length === standing.length);
  return isOfThem ? { ...data, standing: people } : null;
}
