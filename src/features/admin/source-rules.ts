import * as z from 'zod/mini';
import { impersonal } from '@/lib/personal-data';
import { httpsUrl } from '@/ui/form/https-url';

/** The database's own rules. */
export const sourceRules = {
  fonte_titulo: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Informe o título da fonte, com pelo menos 3 caracteres.'),
      z.maxLength(200, 'O título da fonte pode ter até 200 caracteres.'),
      impersonal,
    ),
  fonte_url: z.string().check(
    z.trim(),
    z.refine(
      (text) => text.startsWith('https:') && httpsUrl(text) !== null,
      'Informe um endereço que comece com https://.',
    ),
  ),
};
