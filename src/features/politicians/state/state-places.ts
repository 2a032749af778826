/** From north to south: a row's first column, its states, and how many deputies each elects. */
const rows = [
  ['col-start-2', 'RR AP', [8, 8]],
  ['col-start-2', 'AM PA MA CE RN', [8, 17, 18, 22, 8]],
  ['col-start-1', 'AC RO TO PI PE PB', [8, 8, 8, 10, 25, 12]],
  ['col-start-2', 'MT GO BA SE AL', [8, 17, 39, 8, 9]],
  ['col-start-2', 'MS DF MG ES', [8, 8, 53, 10]],
  ['col-start-2', 'PR SP RJ', [30, 70, 46]],
  ['col-start-1', 'RS SC', [31, 16]],
] as const;

/** Six columns; a row's first state has its place as class. */
export const placedStates = rows.flatMap(([start, states, seats]) =>
  states
    .split(' ')
    .map((uf, index) => ({ uf, seats: seats[index], className: index === 0 ? start : undefined })),
);
