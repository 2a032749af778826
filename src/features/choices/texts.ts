import type { ToastText } from '@/lib/notify';
import type { ChoiceFlag } from './model';

/** The same act speaks differently per screen (spec §8). */
export interface ChoiceTexts {
  loginRequired: Record<ChoiceFlag, ToastText>;
  saved: Record<ChoiceFlag, { on: ToastText; off: ToastText }>;
  saveError: Record<ChoiceFlag, ToastText>;
  loadError: ToastText;
}

const error = (description: string) => ({ title: 'Erro', description });
const loginRequired = (description: string) => ({ title: 'Login necessário', description });

/** Candidate screens have no sentences of success of their own: the home's. */
const saved = {
  favorito: { on: 'Adicionado aos favoritos', off: 'Removido dos favoritos' },
  ignorado: { on: 'Candidato ignorado', off: 'Removido dos ignorados' },
} satisfies ChoiceTexts['saved'];

const candidateScreens = {
  saved,
  loginRequired: {
    favorito: loginRequired('Faça login para favoritar candidatos.'),
    ignorado: loginRequired('Faça login para ignorar candidatos.'),
  },
  loadError: error('Não foi possível carregar suas escolhas.'),
};

/** The catalogue leaves open which failure belongs where: each is used once. */
export const choiceTexts = {
  home: {
    saved,
    loginRequired: {
      favorito: 'Você precisa estar logado para favoritar candidatos',
      ignorado: 'Você precisa estar logado',
    },
    saveError: { favorito: 'Erro ao favoritar candidato', ignorado: 'Erro ao atualizar candidato' },
    loadError: 'Erro ao carregar candidatos',
  },
  candidates: {
    ...candidateScreens,
    saveError: {
      favorito: error('Não foi possível atualizar favorito.'),
      ignorado: error('Não foi possível atualizar candidato.'),
    },
  },
  candidate: {
    ...candidateScreens,
    saveError: {
      favorito: error('Não foi possível atualizar favorito.'),
      ignorado: error('Não foi possível atualizar lista negra.'),
    },
  },
} satisfies Record<string, ChoiceTexts>;
