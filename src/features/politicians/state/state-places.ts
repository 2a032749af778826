/** From north to south: a row's first column, and its states. */
const rows = [
  ['col-start-2', 'RR AP'],
  ['col-start-2', 'AM PA MA CE RN'],
  ['col-start-1', 'AC RO TO PI PE PB'],
  ['col-start-2', 'MT GO BA SE AL'],
  ['col-start-2', 'MS DF MG ES'],
  ['col-start-2', 'PR SP RJ'],
  ['col-start-1', 'RS SC'],
] as const;

/** Six columns; a row's first state has its place as class. */
export const placedStates = rows.flatMap(([start, states]) =>
  states.split(' ').map((uf, index) => ({ uf, className: index === 0 ? start : undefined })),
);
