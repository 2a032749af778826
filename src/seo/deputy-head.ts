import { paths } from '@/lib/paths';
import type { HeadData } from './head-data';

/** What a federal deputy's page says of itself. */
export function deputyHead({ id, nome }: { id: number; nome: string }) {
  return {
    path: paths.deputy(id),
    title: nome,
    description: `${nome}, deputado federal: perfil, despesas, discursos e proposições, com dados da Câmara dos Deputados.`,
  } satisfies HeadData;
}
