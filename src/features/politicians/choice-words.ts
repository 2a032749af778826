export const waitingWords = 'Aguardando rede';

export type ChoiceFlag = 'favorito' | 'ignorado';

/** Undefined where the choices could not be read. */
export interface ShownFlags extends Record<ChoiceFlag, boolean | undefined> {
  /** Unsent for want of a network. */
  isWaiting?: boolean | undefined;
}

/** What the buttons alone do not tell. */
export function choiceWords({ favorito, ignorado, isWaiting }: ShownFlags): string | null {
  if (isWaiting) return waitingWords;
  return favorito === undefined || ignorado === undefined ? 'Escolha não carregada' : null;
}
