/** What is said of a choice that could not be sent yet. */
export const waitingWords = 'Aguardando rede';
