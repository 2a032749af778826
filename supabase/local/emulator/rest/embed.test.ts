import { expect, test } from 'vitest';
import { openLibrary } from './rest-fixture.ts';

const library = await openLibrary();

const json = async (path: string) => (await library.ask(path)).json;

test('rows embed to-one by hint, to-many and one-to-one', async () => {
  expect(await json('/books?select=id,author:authors!author_id(name)&id=eq.2')).toEqual([
    { id: 2, author: { name: 'Machado' } },
  ]);
  expect(await json('/authors?select=name,books!books_author_id_fkey(id),profiles(site)&id=eq.1')).toEqual([
    { name: 'Clarice', books: [{ id: 1 }, { id: 4 }], profiles: { site: 'https://clarice.example' } },
  ]);
  expect(await json('/books?select=id,editor_id(name)&id=in.(1,2)&order=id')).toEqual([
    { id: 1, editor_id: { name: 'Machado' } },
    { id: 2, editor_id: null },
  ]);
});

test('rows embed many-to-many through a junction, nested', async () => {
  expect(await json('/tags?select=label,books(title,authors!author_id(name))&id=eq.2')).toEqual([
    { label: 'conto', books: [{ title: "Olhos d'água", authors: { name: 'Conceição' } }] },
  ]);
});

test('a table embeds itself where it is related to itself', async () => {
  expect(await json('/parts?select=name,parts(name)&id=eq.1')).toEqual([
    { name: 'car', parts: [{ name: 'wheel' }] },
  ]);
  expect(await json('/parts?select=name,whole_id(name)&id=eq.2')).toEqual([
    { name: 'wheel', whole_id: { name: 'car' } },
  ]);
});

test('inner leaves out rows without any, and the count agrees', async () => {
  const answer = await library.ask('/books?select=id,tags!inner(label)&tags.label=eq.romance&order=id', {
    headers: { prefer: 'count=exact' },
  });
  expect(answer.json).toEqual([1, 2].map((id) => ({ id, tags: [{ label: 'romance' }] })));
  expect(answer.headers.get('content-range')).toBe('0-1/2');
});

test('embedded rows have filters, order and range of their own', async () => {
  expect(
    await json('/authors?select=id,b:books!author_id(id)&b.order=id.desc&b.limit=1&b.pages=gt.50&id=eq.1'),
  ).toEqual([{ id: 1, b: [{ id: 4 }] }]);
  expect(
    await json('/authors?select=id,b:books!author_id(id)&b.or=(id.eq.1,id.eq.2)&id=lt.3&order=id'),
  ).toEqual([
    { id: 1, b: [{ id: 1 }] },
    { id: 2, b: [{ id: 2 }] },
  ]);
});

test('rows are chosen by whether a resource is there', async () => {
  expect(await json('/books?select=id,tags()&tags=is.null')).toEqual([{ id: 4 }]);
  const answer = await library.ask('/authors?select=id,profiles(site)&profiles=not.is.null', {
    headers: { prefer: 'count=exact' },
  });
  expect([answer.json, answer.headers.get('content-range')]).toEqual([
    [{ id: 1, profiles: { site: 'https://clarice.example' } }],
    '0-0/1',
  ]);
});

test('spread lifts columns into the parent', async () => {
  expect(await json('/books?select=id,...authors!author_id(writer:name,born)&id=eq.2')).toEqual([
    { id: 2, writer: 'Machado', born: 1839 },
  ]);
  expect(await json('/tags?select=label,...books(id,pages)&id=eq.1&books.order=id')).toEqual([
    { label: 'romance', id: [1, 2], pages: [87, 256] },
  ]);
});

test('views and functions of a row relate as tables do', async () => {
  expect(await json('/old_books?select=title,authors(name)&order=id&limit=1')).toEqual([
    { title: 'Dom Casmurro', authors: { name: 'Machado' } },
  ]);
  expect(await json('/authors?select=id,shelf(id)&id=eq.1&shelf.order=id')).toEqual([
    { id: 1, shelf: [{ id: 1 }, { id: 4 }] },
  ]);
});

test('two ways to the same table must be told apart', async () => {
  const answer = await library.ask('/books?select=id,authors(name)');
  expect([answer.status, answer.json]).toEqual([
    300,
    {
      code: 'PGRST201',
      message: "Could not embed because more than one relationship was found for 'books' and 'authors'",
      details: [
        {
          cardinality: 'many-to-one',
          embedding: 'books with authors',
          relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
        },
        {
          cardinality: 'many-to-one',
          embedding: 'books with authors',
          relationship: 'books_editor_id_fkey using books(editor_id) and authors(id)',
        },
      ],
      hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_editor_id_fkey'. Find the desired relationship in the 'details' key.",
    },
  ]);
});

test.each([
  ['/books?select=id,tag(label)', 400, 'PGRST200', "Perhaps you meant 'tags' instead of 'tag'."],
  [
    '/books?select=id&tags.label=eq.x',
    400,
    'PGRST108',
    "Verify that 'tags' is included in the 'select' query parameter.",
  ],
  ['/books?select=id,tags(label)&order=tags(label)', 400, 'PGRST118', null],
  ['/books?select=id,tags(label)&tags=eq.x', 400, 'PGRST120', null],
  ['/authors?select=born.sum()', 400, 'PGRST123', null],
])('%s is refused with %i %s', async (path, status, code, hint) => {
  const answer = await library.ask(path);
  expect([answer.status, answer.json]).toMatchObject([status, { code, hint }]);
});

test('aggregates, plans and undone transactions work once the database allows them', async () => {
  await library.database.script(
    `alter role authenticator set pgrst.db_aggregates_enabled = 'true';
     alter role authenticator set pgrst.db_plan_enabled = 'true';
     alter role authenticator set pgrst.db_tx_end = 'commit-allow-override';`,
  );
  await library.rest.reload();
  expect(
    (await library.ask('/books?select=author_id,pages.sum(),count()&order=author_id&limit=1')).json,
  ).toEqual([{ author_id: 1, sum: 287, count: 2 }]);
  expect(
    (await library.ask('/books?select=pages.max(),...authors!author_id(name)&author_id=eq.1')).json,
  ).toEqual([{ max: 200, name: 'Clarice' }]);
  expect((await library.ask('/profiles?select=author_id,...authors(born.sum())')).json).toEqual([
    { author_id: 1, sum: 1920 },
  ]);
  const plan = await library.ask('/books', { headers: { accept: 'application/vnd.pgrst.plan+json' } });
  expect(plan.json).toMatchObject([{ Plan: {} }]);
  const undone = await library.ask('/tags?id=eq.2', {
    method: 'PATCH',
    body: { label: 'x' },
    headers: { prefer: 'tx=rollback,return=representation' },
  });
  expect(undone.json).toEqual([{ id: 2, label: 'x' }]);
  expect((await library.ask('/tags?id=eq.2')).json).toEqual([{ id: 2, label: 'conto' }]);
  await library.database.script('alter role authenticator reset all');
  await library.rest.reload();
});
