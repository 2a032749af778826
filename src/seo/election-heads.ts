import { isElectionOver } from '@/lib/civic-calendar';
import { paths } from '@/lib/paths';
import type { HeadData } from './head-data';
import { publicHeads } from './public-heads';

/** The head of the result; apart from the other public ones, which pages with no room to spare load. */
export const resultHead = {
  path: paths.result,
  title: 'Resultado da eleição presidencial de 2026',
  description:
    'Os votos de cada candidatura à Presidência em 2026, turno a turno, na ordem publicada pelo TSE, com a fonte e o dia da leitura.',
} as const satisfies HeadData;

/** The head of the agendas by theme. */
export const themesHead = {
  path: paths.themes,
  title: 'Comparar por tema',
  description:
    'O que um resumo público do plano de cada candidatura à Presidência em 2026 diz de economia, segurança, educação, saúde, gestão e moradia, em ordem alfabética.',
} as const satisfies HeadData;

/** The head of those elected to the Chamber. */
export const electedHead = {
  path: paths.elected,
  title: 'Eleitos para a Câmara em 2026',
  description:
    'Quem foi eleito para a Câmara dos Deputados em 2026 (2027–2031): procure por estado, partido ou nome. Lista preliminar, com as fontes.',
} as const satisfies HeadData;

/** On a day (AAAA-MM-DD, in Brasília): once the election is over nobody is running. */
export function candidatesHead(day: string): HeadData & { path: string; title: string } {
  if (!isElectionOver(day)) return publicHeads.candidates;
  return {
    ...publicHeads.candidates,
    description:
      'Quem disputou a Presidência da República em 2026, em ordem alfabética, com partido, profissão, propostas e fontes.',
  };
}
