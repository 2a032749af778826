import * as z from 'zod/mini';
import { impersonal } from '@/lib/personal-data';
import { tidyText } from '@/lib/text/tidy-text';
import {
  isHttpsAddress,
  isLegibleLine,
  unseen,
  withPlainScheme,
} from '@/features/admin/candidate-form/text-rules';

/** A paste becomes the one line that the tables take. */
export const oneLine = [
  z.overwrite((text: string) => tidyText(text)),
  z.refine<string>(isLegibleLine, unseen),
] as const;

/** The database's own rules. */
export const sourceRules = {
  fonte_titulo: z
    .string()
    .check(
      ...oneLine,
      z.minLength(3, 'Informe o título da fonte, com pelo menos 3 caracteres.'),
      z.maxLength(200, 'O título da fonte pode ter até 200 caracteres.'),
      impersonal,
    ),
  fonte_url: z.string().check(
    z.trim(),
    z.overwrite(withPlainScheme),
    z.refine((text) => text.startsWith('https://'), 'Informe um endereço que comece com https://.'),
    z.refine(
      (text) => !text.startsWith('https://') || isHttpsAddress(text),
      'Confira o endereço: ele não leva espaço, aspas nem senha, e o nome do site, nem acento.',
    ),
  ),
};
