import { formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import type { HeadData } from './head-data';

interface VoteFacts {
  id_camara: string;
  titulo: string | null;
  dia: string;
}

/** The day tells apart roll calls about one proposition. */
export function voteHead({ id_camara, titulo, dia }: VoteFacts) {
  const subject = titulo ?? 'proposição não informada';
  return {
    path: paths.vote(id_camara),
    title: `Votação: ${subject} (${formatDay(dia)})`,
    description: `Votação de ${formatDay(dia)} na Câmara dos Deputados, ${subject}: resultado, orientação das bancadas e votos por partido e por nome.`,
  } satisfies HeadData;
}
