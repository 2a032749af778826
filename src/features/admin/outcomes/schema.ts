import * as z from 'zod/mini';
import { impersonal } from '@/lib/personal-data';
import { httpsUrl } from '@/ui/https-url';
import { fateKeys, hasOffice } from './model';

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Informe o título da fonte, com pelo menos 3 caracteres.'),
    z.maxLength(200, 'O título da fonte pode ter até 200 caracteres.'),
    impersonal,
  );

const address = z.string().check(
  z.trim(),
  z.refine(
    (text) => text.startsWith('https:') && httpsUrl(text) !== null,
    'Informe um endereço que comece com https://.',
  ),
);

const fields = z.object({
  destino: z.literal(fateKeys, 'Escolha o destino.'),
  cargo: z.string().check(z.trim(), z.maxLength(60, 'O cargo pode ter até 60 caracteres.'), impersonal),
  fonte_titulo: title,
  fonte_url: address,
  revisado_em: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Informe o dia em que a fonte foi lida.')),
  situacao: z.literal(['preliminar', 'conferido'], 'Escolha a situação.'),
});

/** The form of what became of a deputy on a day (AAAA-MM-DD): the office is of those who stood for another one. */
export const fateSchema = (today: string) =>
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
    z.transform((fate) => ({ ...fate, cargo: hasOffice(fate.destino) ? fate.cargo : null })),
  );

export type CheckedFate = z.output<ReturnType<typeof fateSchema>>;
