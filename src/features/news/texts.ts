import type { NewsAnswer } from './schema';

export const newsTexts = {
  dialogError: 'Erro ao buscar notícias. Tente novamente.',
  dialogEmpty: 'Nenhuma notícia recente encontrada para este candidato.',
  deputyError: 'Erro ao carregar notícias do deputado',
  deputyEmpty: 'Nenhuma notícia recente encontrada',
  noneCertain: (whom: string) => `Nenhuma notícia que fale com certeza ${whom}.`,
  leftOut: (count: number, whom: string) =>
    count === 1
      ? `Ficou de fora 1 notícia que não fala com certeza ${whom}.`
      : `Ficaram de fora ${count} notícias que não falam com certeza ${whom}.`,
  unanswered: (count: number) =>
    `${count === 1 ? '1 fonte de notícias não respondeu' : `${count} fontes de notícias não responderam`}: pode faltar notícia.`,
} as const;

/** Left-out findings rule out 'nothing found'. */
export function emptyText(
  { leftOut = 0 }: NewsAnswer,
  { whom, none }: { whom: string; none: string },
): string {
  return leftOut > 0 ? newsTexts.noneCertain(whom) : none;
}
