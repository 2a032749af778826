import { formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import type { HeadData } from './head-data';

interface VoteFacts {
  id_camara: string;
  titulo: string | null;
  dia: string;
  tem_votos: boolean;
}

/** The day tells apart roll calls about one proposition; what a page lacks is not promised. */
export function voteHead({ id_camara, titulo, dia, tem_votos }: VoteFacts) {
  const subject = titulo ?? 'proposição não informada';
  return {
    path: paths.vote(id_camara),
    title: `Votação: ${subject} (${formatDay(dia)})`,
    description: `Votação de ${formatDay(dia)} na Câmara dos Deputados, ${subject}: resultado${tem_votos ? ', votos por nome' : ''} e texto da Câmara.`,
  } satisfies HeadData;
}
