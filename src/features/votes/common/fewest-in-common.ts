/** With fewer roll calls in common than these, two numbers would say nothing. */
export const fewestInCommon = 20;

/** Apart from the other texts about votes, so that the comparison weighs no more than it says. */
export const leftOutOfVotes = 'Votos cuja soma difere do total que o texto da Câmara dá ficam de fora.';
