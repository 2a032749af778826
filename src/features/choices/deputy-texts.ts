import type { ChoiceTexts } from './texts';

/** The deputies' screens speak in one sentence each (spec §8, Deputy and home toasts). */
export const deputyChoiceTexts = {
  saved: {
    favorito: { on: 'Deputado favoritado!', off: 'Removido dos favoritos' },
    ignorado: { on: 'Deputado ignorado', off: 'Removido dos ignorados' },
  },
  loginRequired: {
    favorito: 'Faça login para favoritar deputados',
    ignorado: 'Faça login para ignorar deputados',
  },
  saveError: { favorito: 'Erro ao atualizar favorito', ignorado: 'Erro ao atualizar deputado' },
  loadError: { title: 'Erro', description: 'Não foi possível carregar suas escolhas.' },
} satisfies ChoiceTexts;
