/** Where the states lie, from north to south: the column in which a row begins, and its states one beside the other. */
const rows = [
  ['col-start-2', 'RR AP'],
  ['col-start-2', 'AM PA MA CE RN'],
  ['col-start-1', 'AC RO TO PI PE PB'],
  ['col-start-2', 'MT GO BA SE AL'],
  ['col-start-2', 'MS DF MG ES'],
  ['col-start-2', 'PR SP RJ'],
  ['col-start-1', 'RS SC'],
] as const;

/** The states of a grid of six columns; the first of each row says by its class where that begins. */
export const placedStates = rows.flatMap(([start, states]) =>
  states.split(' ').map((uf, index) => ({ uf, className: index === 0 ? start : undefined })),
);
