import { formatCount } from '@/lib/text/format-count';

export function countedChoices(count: number): string {
  return count === 1 ? '1 escolha' : `${formatCount(count)} escolhas`;
}

export const deviceTexts = {
  saved: 'Guardado neste aparelho',
  refused:
    'Este navegador não deixou guardar no aparelho: para guardar suas escolhas, entre ou crie uma conta.',
  unreadable:
    'Este navegador não deixou ler as escolhas deste aparelho: tente novamente, ou guarde-as numa conta.',
  damaged: 'Parte das escolhas deste aparelho está danificada e não aparece: confira suas marcas.',
  eraseRefused:
    'Este navegador não deixou apagar as escolhas deste aparelho: tente novamente, ou apague nele os dados deste site.',
  lost: 'O navegador apagou as escolhas que estavam neste aparelho: numa conta, elas não se perdem assim.',
  erased: 'Escolhas apagadas deste aparelho',
  taken: 'Escolhas levadas para a conta',
  takeError: { title: 'Erro ao levar suas escolhas', description: 'O que faltou continua neste aparelho.' },
  newerHeld: (count: number) =>
    count === 1
      ? 'Em 1 caso a conta dizia outra coisa: valeu a escolha mais nova.'
      : `Em ${formatCount(count)} casos a conta dizia outra coisa: valeu a escolha mais nova.`,
  facts:
    'Suas escolhas não saem daqui: nós não as recebemos. Se você limpar os dados do navegador, elas se perdem; quem usa este aparelho pode vê-las.',
} as const;
