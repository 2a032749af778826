import * as z from 'zod/mini';
import { askBackend, type Backend } from './backend.ts';

const sittingDeputy = z.object({
  id: z.int().check(z.positive()),
  nome: z.string(),
  partido_sigla: z.string(),
  uf: z.string(),
  foto_url: z.nullable(z.string()),
  lido_em: z.iso.datetime({ offset: true }),
});

const fate = z.object({
  deputado_id: z.int(),
  destino: z.string(),
  cargo: z.nullable(z.string()),
  situacao: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  revisado_em: z.string(),
});

/** A federal deputy in exercise, as the site's own record has them, and what became of them in the election; null when unknown. */
export type SittingDeputy = z.infer<typeof sittingDeputy> & { destino: z.infer<typeof fate> | null };

/** The deputies in exercise, by their number. Rejects when the backend does not answer in time or answers something else. */
export async function readSittingDeputies(backend: Backend): Promise<SittingDeputy[]> {
  const read = async <Row>(row: z.ZodMiniType<Row>, columns: object, table: string, filter: object) => {
    const query = new URLSearchParams({ select: Object.keys(columns).join(','), ...filter });
    return z.array(row).parse(await askBackend(backend, `rest/v1/${table}?${query.toString()}`));
  };
  const [deputies, fates] = await Promise.all([
    read(sittingDeputy, sittingDeputy.shape, 'camara_deputados', { em_exercicio: 'is.true', order: 'id' }),
    read(fate, fate.shape, 'destinos_deputados', { order: 'deputado_id' }),
  ]);
  const fateOf = new Map(fates.map((one) => [one.deputado_id, one]));
  return deputies.map((deputy) => ({ ...deputy, destino: fateOf.get(deputy.id) ?? null }));
}
