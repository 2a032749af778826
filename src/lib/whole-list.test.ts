import { expect, it } from 'vitest';
import { wholeList } from './whole-list';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

/** A table of which the first rows go after each answer. */
function shrinkingTable(last: number, goAfterEach: number) {
  let gone = 0;
  const asked: unknown[] = [];
  const read = async (after: string | number) => {
    asked.push(after);
    const data = numbered(gone + 1, last)
      .filter(({ id }) => id > Number(after))
      .slice(0, 1_000);
    gone += goAfterEach;
    return { data };
  };
  return { asked, read };
}

it.each([
  [0, [0]],
  [999, [0]],
  [1_000, [0, 1_000]],
  [2_500, [0, 1_000, 2_000]],
])('a list of %i rows is read whole', async (last, pages) => {
  const { asked, read } = shrinkingTable(last, 0);
  expect(await wholeList('id', 0, read)).toEqual(numbered(1, last));
  expect(asked).toEqual(pages);
});

it('rows that go while a list is read take no other with them', async () => {
  expect(await wholeList('id', 0, shrinkingTable(2_500, 7).read)).toEqual(numbered(1, 2_500));
});
