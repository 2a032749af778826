/** From north to south: a row's first column, its states, and how many deputies each elects. */
const rows = [
  ['col-start-2', 'RR8 AP8'],
  ['col-start-2', 'AM8 PA17 MA18 CE22 RN8'],
  ['col-start-1', 'AC8 RO8 TO8 PI10 PE25 PB12'],
  ['col-start-2', 'MT8 GO17 BA39 SE8 AL9'],
  ['col-start-2', 'MS8 DF8 MG53 ES10'],
  ['col-start-2', 'PR30 SP70 RJ46'],
  ['col-start-1', 'RS31 SC16'],
] as const;

/** Six columns; a row's first state has its place as class. */
export const placedStates = rows.flatMap(([start, states]) =>
  states.split(' ').map((state, index) => ({
    uf: state.slice(0, 2),
    seats: state.slice(2),
    className: index === 0 ? start : undefined,
  })),
);
