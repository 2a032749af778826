import * as z from 'zod/mini';
import { oneLine, sourceRules } from '@/features/admin/source-rules';
import { impersonal } from '@/lib/personal-data';
import { dayInBrasilia } from '@/lib/text/format';
import { lengthOf, valuesSchema } from './model';

/** The table's own limits. */
export const lengths = { title: [10, 120], side: [20, 280] } as const;

const text = ([least, most]: readonly [number, number]) =>
  z.string().check(
    ...oneLine,
    z.refine(
      (value) => lengthOf(value) >= least && lengthOf(value) <= most,
      `Escreva de ${String(least)} a ${String(most)} caracteres.`,
    ),
    impersonal,
  );

/** One side may be at most half as long again. */
export function isEven(sim: string, nao: string): boolean {
  const [shorter = 0, longer = 0] = [lengthOf(sim), lengthOf(nao)].sort((a, b) => a - b);
  return 2 * longer <= 3 * shorter;
}

/** The database refuses the same. */
export const explanationSchema = z
  .object({
    titulo_claro: text(lengths.title),
    sim_significa: text(lengths.side),
    nao_significa: text(lengths.side),
    ...sourceRules,
    fonte_data: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Informe o dia.'),
      z.refine((day) => day <= dayInBrasilia(Date.now()), 'O dia não pode estar no futuro.'),
    ),
    principal: z.pipe(
      z.string(),
      z.transform((value) => value === 'sim'),
    ),
  })
  .check(
    z.refine(({ sim_significa, nao_significa }) => isEven(sim_significa, nao_significa), {
      path: ['nao_significa'],
      message:
        'Um lado está contado bem mais longo que o outro: o maior pode ter até uma vez e meia o menor.',
    }),
  );

export type CheckedExplanation = z.output<typeof explanationSchema>;

export const draftSchema = z.object({ lock: z.nullable(z.string()), values: valuesSchema });
