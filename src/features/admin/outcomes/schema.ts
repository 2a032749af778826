import * as z from 'zod/mini';
import { oneLine, sourceRules } from '@/features/admin/source-rules';
import { impersonal } from '@/lib/personal-data';
import { outcomeKeys, hasOffice, valuesSchema } from './model';

const fields = z.object({
  destino: z.literal(outcomeKeys, 'Escolha o destino.'),
  cargo: z.string().check(...oneLine, z.maxLength(60, 'O cargo pode ter até 60 caracteres.'), impersonal),
  ...sourceRules,
  revisado_em: z
    .string()
    .check(z.regex(/^(19|20)\d{2}-\d{2}-\d{2}$/, 'Informe o dia em que a fonte foi lida.')),
  situacao: z.literal(['preliminar', 'conferido'], 'Escolha a situação.'),
});

/** `today` is AAAA-MM-DD; the office belongs to candidates for another one. */
export const outcomeSchema = (today: string) =>
  z.pipe(
    fields.check(
      z.refine(({ destino, cargo }) => !hasOffice(destino) || cargo.length >= 3, {
        path: ['cargo'],
        error: 'Informe o cargo, com pelo menos 3 caracteres.',
      }),
      z.refine(({ revisado_em }) => revisado_em <= today, {
        path: ['revisado_em'],
        error: 'O dia em que a fonte foi lida não pode estar no futuro.',
      }),
    ),
    z.transform((outcome) => ({ ...outcome, cargo: hasOffice(outcome.destino) ? outcome.cargo : null })),
  );

export type CheckedOutcome = z.output<ReturnType<typeof outcomeSchema>>;

/** The lock is null where nothing was saved. */
export const draftSchema = z.object({ lock: z.nullable(z.string()), values: valuesSchema });
