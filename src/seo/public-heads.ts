import { paths } from '@/lib/paths';
import type { HeadData } from './head-data';

/** Heads of the pages that anybody may read and find, the home page's apart: its first load has no room for these. */
export const publicHeads = {
  candidates: {
    path: paths.candidates,
    title: 'Candidatos 2026',
    description:
      'Os candidatos à Presidência da República em 2026, em ordem alfabética, com partido, profissão, propostas e fontes.',
  },
  deputies: {
    path: paths.deputies,
    title: 'Deputados federais',
    description:
      'Os deputados federais em exercício: procure por estado, partido ou nome e veja despesas, discursos e proposições de cada um.',
  },
  about: {
    path: paths.about,
    title: 'Sobre e método',
    description: 'De onde vêm os dados da Pauta Aberta, as regras de neutralidade e o que o site não sabe.',
  },
  data: {
    path: paths.data,
    title: 'Dados',
    description:
      'De quando é cada conjunto de dados da Pauta Aberta, o que falta nele, onde baixá-lo e como lê-lo por programa.',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacidade',
    description: 'O que a Pauta Aberta guarda sobre você, para quê, por quanto tempo e quem vê.',
  },
  accessibility: {
    path: paths.accessibility,
    title: 'Acessibilidade',
    description: 'Como usar a Pauta Aberta com teclado, leitor de tela ou texto maior.',
  },
} as const satisfies Record<string, HeadData>;
