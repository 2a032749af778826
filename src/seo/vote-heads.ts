import { paths } from '@/lib/paths';
import type { PageHead } from './page-head';

/** The head of the list of roll calls. */
export const votesHead = {
  path: paths.votes,
  title: 'Votações nominais',
  description:
    'O que o plenário da Câmara dos Deputados votou com voto registrado por deputado, da votação mais nova para a mais antiga.',
} as const satisfies PageHead;
