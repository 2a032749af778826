import { formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import type { HeadData } from './head-data';

interface VoteFacts {
  id_camara: string;
  titulo: string | null;
  /** AAAA-MM-DD. */
  dia: string;
}

/** The head of one roll call's page; the day tells apart those about the same proposition. */
export function voteHead({ id_camara, titulo, dia }: VoteFacts) {
  const subject = titulo ?? 'proposição não informada';
  return {
    path: paths.vote(id_camara),
    title: `Votação: ${subject} (${formatDay(dia)})`,
    description: `Votação de ${formatDay(dia)} na Câmara dos Deputados, ${subject}: resultado, orientação das bancadas e votos por partido e por nome.`,
  } satisfies HeadData;
}
