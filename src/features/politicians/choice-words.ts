export const waitingWords = 'Aguardando rede';

export interface ShownChoice {
  /** Undefined where the choices could not be read, like the other. */
  isFavorite: boolean | undefined;
  isIgnored: boolean | undefined;
  /** Unsent for want of a network. */
  isWaiting?: boolean | undefined;
}

/** What the buttons alone do not tell. */
export function choiceWords({ isFavorite, isIgnored, isWaiting }: ShownChoice): string | null {
  if (isWaiting) return waitingWords;
  return isFavorite === undefined || isIgnored === undefined ? 'Escolha não carregada' : null;
}
