import { paths } from '@/lib/paths';
import type { HeadData } from './head-data';

export function deputyHead({ id, nome, office }: { id: number; nome: string; office: string }) {
  return {
    path: paths.deputy(id),
    title: nome,
    description: `${nome}${office}: perfil, despesas, discursos e proposições, com dados da Câmara dos Deputados.`,
  } satisfies HeadData;
}
