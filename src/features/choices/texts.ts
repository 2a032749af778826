import type { ToastText } from '@/lib/notify';
import { type ChoiceFlag, choiceFlags, type ChoiceFlags } from './model';

/** The same act speaks differently per screen (spec §8). */
export interface ChoiceTexts {
  loginRequired: Record<ChoiceFlag, ToastText>;
  saved: Record<ChoiceFlag, { on: ToastText; off: ToastText }>;
  saveError: Record<ChoiceFlag, ToastText>;
  loadError: ToastText;
}

/** What an undoing amounts to: the mark that comes back, else the one that goes. */
export function undoneText(
  { saved }: Pick<ChoiceTexts, 'saved'>,
  former: ChoiceFlags,
  undone: ChoiceFlags,
): ToastText | null {
  const back = choiceFlags.find((flag) => former[flag] && !undone[flag]);
  const gone = choiceFlags.find((flag) => undone[flag] && !former[flag]);
  if (back !== undefined) return saved[back].on;
  return gone === undefined ? null : saved[gone].off;
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
