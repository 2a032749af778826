import { describe, expect, test } from 'vitest';
import { openLibrary } from './rest-fixture.ts';

const library = await openLibrary({ maxRows: 3 });

const titles: Record<string, number[]> = {
  'id=eq.2': [2],
  'id=neq.2': [1, 3, 4],
  'id=gt.2': [3, 4],
  'id=gte.2&id=lt.4': [2, 3],
  'id=lte.1': [1],
  'title=like.*Casm*': [2],
  'title=ilike.%C3%A1gua*': [4],
  'title=like(any).{A*,D*}': [1, 2],
  'title=like(all).{A*,*la}': [1],
  'title=match.^A': [1],
  'title=imatch.^a': [1],
  'isbn=is.null': [4],
  'isbn=is.not_null&id=lt.3': [1, 2],
  'isbn=not.is.null&id=gt.2': [3],
  'editor_id=isdistinct.2': [2, 4],
  'id=in.(1,3)': [1, 3],
  'id=not.in.(1,3)': [2, 4],
  'id=in.()': [],
  'title=in.("Dom Casmurro","a,b")': [2],
  'marks=cs.{x}': [1],
  'marks=cd.{y}': [2, 3],
  'marks=ov.{x,y}': [1, 2],
  'span=sl.[10,20)': [1],
  'span=sr.[10,20)': [3],
  'span=nxl.[10,20)': [2, 3],
  'span=nxr.[10,20)': [1, 2],
  'span=adj.[20,30)': [2, 3],
  'words=fts(simple).hora%26estrela': [1],
  'words=plfts(simple).dom ciume': [2],
  'words=phfts(simple).hora estrela': [1],
  'words=wfts(simple).olhos or dom': [2, 3],
  'title=fts(simple).viva': [4],
  'or=(id.eq.1,id.eq.4)': [1, 4],
  'and=(id.gt.1,not.or(id.eq.2,title.like.*Viva))': [3],
  'not.and=(id.gt.1,pages.gt.100)': [1],
  'or=(marks.cs.{x,y},title.in.("Dom Casmurro"))': [1, 2],
  'binding=eq.soft&id=eq.1': [1],
};

describe('filters', () => {
  test.each(Object.entries(titles))('%s', async (filter, ids) => {
    const answer = await library.ask(`/books?select=id&order=id&${filter}`);
    expect(answer.json).toEqual(ids.map((id) => ({ id })));
  });

  test('look into json', async () => {
    const answer = await library.ask(
      '/authors?select=id,prefs->list->1->>deep,n:prefs->list->0&prefs->>lang=eq.pt&order=prefs->>list',
    );
    expect(answer.json).toEqual([
      { id: 1, deep: 'x', n: 1 },
      { id: 3, deep: null, n: null },
    ]);
  });

  test('compare booleans as Postgres does, its refusal included', async () => {
    expect((await library.ask('/authors?select=id&alive=eq.yes')).json).toEqual([{ id: 3 }]);
    expect((await library.ask('/authors?alive=eq.maybe')).json).toMatchObject({ code: '22P02' });
  });
});

describe('columns', () => {
  test('are chosen, renamed and cast', async () => {
    const answer = await library.ask('/books?select=number:id,price::text,title&id=eq.1');
    expect(answer.json).toEqual([{ number: 1, price: '10.50', title: 'A Hora da Estrela' }]);
  });

  test('may be computed by a function of the row', async () => {
    expect((await library.ask('/authors?select=initial&order=id')).json).toEqual(
      ['C', 'M', 'C'].map((initial) => ({ initial })),
    );
  });

  test('are cast to nothing but known types', async () => {
    const answer = await library.ask('/books?select=title::regclass');
    expect([answer.status, answer.json]).toEqual([
      400,
      { code: '42704', message: 'type "regclass" does not exist', details: null, hint: null },
    ]);
  });
});

describe('order and range', () => {
  test('order takes several terms and the place of nulls', async () => {
    const answer = await library.ask('/books?select=id&order=isbn.desc.nullslast,id');
    expect(answer.json).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
    const first = await library.ask('/books?select=id&order=isbn.nullsfirst&limit=1');
    expect(first.json).toEqual([{ id: 4 }]);
  });

  test('order follows an embedded to-one resource', async () => {
    const answer = await library.ask(
      '/books?select=id,authors!author_id(born)&order=authors(born),id&limit=2',
    );
    expect(answer.json).toMatchObject([{ id: 2 }, { id: 1 }]);
  });

  test('count says how many there are, 206 that these are not all', async () => {
    const answer = await library.ask('/books?select=id&order=id&limit=2&offset=1', {
      headers: { prefer: 'count=exact' },
    });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '1-2/4']);
  });

  test.each([
    ['/books?select=id&order=id', '1-2', [2, 3], '1-2/*'],
    ['/books?select=id&order=id', '3-', [4], '3-3/*'],
    ['/books?select=id&order=id&offset=1&limit=2', '2-9', [3], '2-2/*'],
    ['/books?select=id&order=id&limit=2', 'all', [1, 2], '0-1/*'],
  ])('of %s the header asks for the rows %s', async (path, range, ids, said) => {
    const answer = await library.ask(path, { headers: { range } });
    expect([answer.json, answer.headers.get('content-range')]).toEqual([ids.map((id) => ({ id })), said]);
  });

  test.each([
    ['5-2', 'The lower boundary must be lower than or equal to the upper boundary in the Range header.'],
    ['2-3', 'Limit should be greater than or equal to zero.'],
  ])('no row of the first two is in the header’s %s', async (range, details) => {
    const answer = await library.ask('/books?limit=2', { headers: { range } });
    expect([answer.status, answer.json]).toMatchObject([416, { code: 'PGRST103', details }]);
  });

  test('HEAD gives the headers alone', async () => {
    const head = await library.ask('/books?id=lt.3', { method: 'HEAD', headers: { prefer: 'count=exact' } });
    expect([head.status, head.text, head.headers.get('content-range')]).toEqual([200, '', '0-1/2']);
  });

  test('no answer is longer than the service allows', async () => {
    const answer = await library.ask('/books?limit=50', { headers: { prefer: 'count=exact' } });
    expect([answer.json, answer.headers.get('content-range')]).toEqual([expect.any(Array), '0-2/4']);
    expect(answer.json).toHaveLength(3);
  });

  test('an estimate counts as far as the service reads and asks the planner beyond', async () => {
    const estimate = async (path: string) =>
      (await library.ask(path, { headers: { prefer: 'count=estimated' } })).headers.get('content-range');
    expect(await estimate('/tags')).toBe('0-1/2');
    const [, total] = (await estimate('/books'))?.split('/') ?? [];
    expect(Number(total)).toBeGreaterThanOrEqual(4);
  });

  test('planned counts come from the planner', async () => {
    const answer = await library.ask('/books', { headers: { prefer: 'count=planned' } });
    expect(answer.headers.get('content-range')).toMatch(/^0-2\/\d+$/);
  });

  test.each([
    ['/books?limit=-1', 'Limit should be greater than or equal to zero.'],
    ['/books?offset=-1', 'Offset should be greater than or equal to zero.'],
  ])('%s is out of range', async (path, details) => {
    const answer = await library.ask(path);
    expect([answer.status, answer.json]).toEqual([
      416,
      { code: 'PGRST103', message: 'Requested range not satisfiable', details, hint: null },
    ]);
  });

  test('beginning beyond the last row is out of range once they are counted', async () => {
    const answer = await library.ask('/books?offset=9', { headers: { prefer: 'count=exact' } });
    expect([answer.status, answer.json]).toMatchObject([
      416,
      { details: 'An offset of 9 was requested, but there are only 4 rows.' },
    ]);
  });
});

describe('forms of the answer', () => {
  test('may be one object', async () => {
    const headers = { accept: 'application/vnd.pgrst.object+json' };
    const answer = await library.ask('/tags?id=eq.1', { headers });
    expect([answer.json, answer.headers.get('content-type')]).toEqual([
      { id: 1, label: 'romance' },
      'application/vnd.pgrst.object+json; charset=utf-8',
    ]);
    const none = await library.ask('/tags?id=eq.9', { headers });
    expect([none.status, none.json]).toEqual([
      406,
      {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
    ]);
  });

  test('may be csv, and json without nulls', async () => {
    expect((await library.ask('/tags?order=id', { headers: { accept: 'text/csv' } })).text).toBe(
      'id,label\n1,romance\n2,conto',
    );
    const stripped = { accept: 'application/vnd.pgrst.array+json;nulls=stripped' };
    expect((await library.ask('/books?select=id,isbn&id=eq.4', { headers: stripped })).json).toEqual([
      { id: 4 },
    ]);
  });

  test.each(['image/png', 'application/vnd.pgrst.plan'])('%s cannot be had', async (accept) => {
    const answer = await library.ask('/tags', { headers: { accept } });
    expect([answer.status, answer.json]).toMatchObject([406, { code: 'PGRST107' }]);
  });

  test('another schema is requested by profile', async () => {
    const answer = await library.ask('/things', { headers: { 'accept-profile': 'extra' } });
    expect([answer.status, answer.json]).toEqual([200, []]);
  });
});
