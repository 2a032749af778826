type Key = string | number;

/** Most rows in one answer of the service. */
const mostRows = 1_000;

/** Before every UUID. */
export const firstUuid = '00000000-0000-0000-0000-000000000000';

/** Longer lists arrive cut, without a word: in the order of a key, the rest is behind the last row. */
export async function wholeList<Name extends string, Row extends Record<Name, Key>>(
  name: Name,
  first: Key,
  readAfter: (after: Key) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = first; ;) {
    const { data } = await readAfter(after);
    rows.push(...data);
    const last = data.at(mostRows - 1);
    if (last === undefined) return rows;
    after = last[name];
  }
}
