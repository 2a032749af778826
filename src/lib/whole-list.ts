/** Most rows in one answer of the service. */
const mostRows = 1_000;

/** Longer lists arrive cut, without a word: they are read on from where they were. */
export async function wholeList<Row>(
  readFrom: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await readFrom(rows.length, rows.length + mostRows - 1);
    rows.push(...data);
    if (data.length < mostRows) return rows;
  }
}
