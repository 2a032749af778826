import * as z from 'zod/mini';
import { askBackend, type Backend } from './public-candidates';

const sittingDeputy = z.object({
  id: z.int().check(z.positive()),
  nome: z.string(),
  partido_sigla: z.string(),
  uf: z.string(),
  foto_url: z.nullable(z.string()),
  lido_em: z.iso.datetime({ offset: true }),
});

/** A federal deputy in exercise, as the site's own record has them. */
export type SittingDeputy = z.infer<typeof sittingDeputy>;

/** The deputies in exercise, by their number. Rejects when the backend does not answer in time or answers something else. */
export async function readSittingDeputies(backend: Backend): Promise<SittingDeputy[]> {
  const query = new URLSearchParams({
    select: Object.keys(sittingDeputy.shape).join(','),
    em_exercicio: 'is.true',
    order: 'id',
  });
  return z
    .array(sittingDeputy)
    .parse(await askBackend(backend, `rest/v1/camara_deputados?${query.toString()}`));
}
