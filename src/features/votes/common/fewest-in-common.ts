/** Fewer common roll calls would say nothing. */
export const fewestInCommon = 20;

/** Apart, so that the comparison loads no other texts about votes. */
export const leftOutOfVotes = 'Votos cuja soma difere do total que o texto da Câmara dá ficam de fora.';
