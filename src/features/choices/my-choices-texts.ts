import type { ToastText } from '@/lib/notify';
import type { ChoiceFlag } from './model';

const error = (description: string) => ({ title: 'Erro', description });

export const myChoicesTexts = {
  loginRequired: { title: 'Login necessário', description: 'Faça login para ver suas escolhas.' },
  loadError: error('Não foi possível carregar suas escolhas.'),
  removed: { favorito: 'Removido dos favoritos', ignorado: 'Removido dos ignorados' },
  removeError: {
    favorito: error('Não foi possível remover favorito.'),
    ignorado: error('Não foi possível remover dos ignorados.'),
  },
  empty: {
    favorito: 'Você ainda não favoritou nenhum candidato/político.',
    ignorado: 'Você ainda não ignorou nenhum candidato/político.',
  },
} satisfies {
  loginRequired: ToastText;
  loadError: ToastText;
  removed: Record<ChoiceFlag, ToastText>;
  removeError: Record<ChoiceFlag, ToastText>;
  empty: Record<ChoiceFlag, string>;
};
