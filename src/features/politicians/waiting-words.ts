export const waitingWords = 'Aguardando rede';
