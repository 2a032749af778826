import type { ChoiceTexts } from './texts';

/** Spec §8, Deputy and home toasts; `word` is 'deputado', from kinds.ts. */
export function kindTexts(word: string) {
  const titled = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return {
    saved: {
      favorito: { on: `${titled} favoritado!`, off: 'Removido dos favoritos' },
      ignorado: { on: `${titled} ignorado`, off: 'Removido dos ignorados' },
    },
    loginRequired: {
      favorito: `Faça login para favoritar ${word}s`,
      ignorado: `Faça login para ignorar ${word}s`,
    },
    saveError: { favorito: 'Erro ao atualizar favorito', ignorado: `Erro ao atualizar ${word}` },
    loadError: { title: 'Erro', description: 'Não foi possível carregar suas escolhas.' },
  } satisfies ChoiceTexts;
}

export const deputyChoiceTexts = kindTexts('deputado');
