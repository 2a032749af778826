/** The election that lists and counts are about; records of another one have pages of their own and stand in no list. */
export const electionYear = 2026;
