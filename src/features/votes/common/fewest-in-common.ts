/** Fewer common roll calls would say nothing. */
export const fewestInCommon = 20;

/** Apart, so that the comparison loads no other texts about votes. */
export const leftOutOfVotes = 'Ficam de fora as votações em que os votos não somam o total dito pela Câmara.';
