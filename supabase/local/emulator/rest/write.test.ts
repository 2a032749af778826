import { describe, expect, test } from 'vitest';
import { openLibrary, type AskOptions } from './rest-fixture.ts';

const library = await openLibrary();

const write = (
  method: string,
  path: string,
  body?: unknown,
  prefer = 'return=representation',
  more: AskOptions = {},
) => library.ask(path, { method, body, headers: { prefer, ...more.headers } });

describe('POST', () => {
  test('answers nothing by default and the rows when asked', async () => {
    const bare = await write('POST', '/tags', { id: 10, label: 'ten' }, '');
    expect([
      bare.status,
      bare.text,
      bare.headers.get('content-type'),
      bare.headers.get('content-range'),
    ]).toEqual([201, '', null, '*/*']);
    const full = await write(
      'POST',
      '/tags?select=label',
      [
        { id: 11, label: 'a' },
        { id: 12, label: 'b' },
      ],
      'return=representation,count=exact',
    );
    expect([full.status, full.json, full.headers.get('content-range')]).toEqual([
      201,
      [{ label: 'a' }, { label: 'b' }],
      '*/2',
    ]);
  });

  test('hands on what embedding needs', async () => {
    const answer = await write('POST', '/books?select=title,authors!author_id(name)', {
      title: 'Laços',
      author_id: 1,
    });
    expect(answer.json).toEqual([{ title: 'Laços', authors: { name: 'Clarice' } }]);
  });

  test('keeps every digit of a number', async () => {
    const answer = await write(
      'POST',
      '/authors?select=prefs::text',
      '{"id":30,"name":"n","prefs":{"n":12345678901234567890}}',
    );
    expect(answer.json).toEqual([{ prefs: '{"n": 12345678901234567890}' }]);
  });

  test('missing keys are null, or the default when asked', async () => {
    const rows = '/books?select=pages,binding&columns=title,pages,binding';
    expect((await write('POST', rows, [{ title: 'p' }])).json).toEqual([{ pages: null, binding: null }]);
    const answer = await write(
      'POST',
      rows,
      [{ title: 'q' }, { title: 'r', pages: 7 }],
      'return=representation,missing=default',
    );
    expect(answer.json).toEqual([
      { pages: 100, binding: 'soft' },
      { pages: 7, binding: 'soft' },
    ]);
  });

  test('an empty list writes nothing, an empty object one row of defaults', async () => {
    expect((await write('POST', '/tags', [])).json).toEqual([]);
    const refused = await write('POST', '/books', {});
    expect([refused.status, refused.json]).toMatchObject([400, { code: '23502' }]);
  });
});

describe('upsert', () => {
  test('merges on the primary key: 201 for a new row, 200 for none', async () => {
    const prefer = 'return=representation,resolution=merge-duplicates';
    const first = await write('POST', '/tags', { id: 20, label: 'new' }, prefer);
    expect(first.status).toBe(201);
    const second = await write('POST', '/tags', { id: 20, label: 'newer' }, prefer);
    expect([second.status, second.json]).toEqual([200, [{ id: 20, label: 'newer' }]]);
  });

  test('uses the named key, or keeps what is there', async () => {
    const merged = await write(
      'POST',
      '/books?on_conflict=isbn&select=title',
      { isbn: 'b2', title: 'Dom' },
      'return=representation,resolution=merge-duplicates',
    );
    expect(merged.json).toEqual([{ title: 'Dom' }]);
    const ignored = await write(
      'POST',
      '/tags',
      { id: 1, label: 'no' },
      'return=representation,resolution=ignore-duplicates',
    );
    expect([ignored.status, ignored.json]).toEqual([201, []]);
    expect((await library.ask('/tags?id=eq.1&select=label')).json).toEqual([{ label: 'romance' }]);
  });
});

describe('PATCH and DELETE', () => {
  test('touch the rows that the filters choose and no others', async () => {
    const answer = await write(
      'PATCH',
      '/books?id=in.(3,4)&select=id,pages&order=id',
      { pages: 5 },
      'return=representation,count=exact',
    );
    expect([answer.status, answer.json, answer.headers.get('content-range')]).toEqual([
      200,
      [
        { id: 3, pages: 5 },
        { id: 4, pages: 5 },
      ],
      '0-1/2',
    ]);
    const none = await write('PATCH', '/books?id=eq.999', { pages: 6 }, '');
    expect([none.status, none.text, none.headers.get('content-range')]).toEqual([204, '', '*/*']);
    await write('POST', '/tags', [{ id: 40 }, { id: 41 }, { id: 42 }], '');
    const gone = await write('DELETE', '/tags?or=(id.eq.40,id.eq.41)&select=id');
    expect([gone.status, gone.json]).toEqual([200, [{ id: 40 }, { id: 41 }]]);
    expect((await library.ask('/tags?id=gte.40&select=id')).json).toEqual([{ id: 42 }]);
  });

  test('an empty object changes nothing', async () => {
    expect((await write('PATCH', '/tags?id=eq.1', {})).json).toEqual([]);
  });

  test('one object requested and several found: nothing is written', async () => {
    const answer = await write('PATCH', '/tags?id=in.(1,2)', { label: 'same' }, 'return=representation', {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    });
    expect([answer.status, answer.json]).toMatchObject([
      406,
      { code: 'PGRST116', details: 'The result contains 2 rows' },
    ]);
    expect((await library.ask('/tags?label=eq.same')).json).toEqual([]);
  });

  test('max-affected stops a write that goes too far, under strict handling', async () => {
    const answer = await write(
      'DELETE',
      '/book_tags?tag_id=eq.1',
      undefined,
      'handling=strict,max-affected=1',
    );
    expect([answer.status, answer.json]).toEqual([
      400,
      {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 2 rows',
        hint: null,
      },
    ]);
    expect((await library.ask('/book_tags?tag_id=eq.1')).json).toHaveLength(2);
  });
});

describe('refusals of the database', () => {
  test.each([
    ['unique', { id: 1, label: 'x' }, '/tags', 409, '23505'],
    ['foreign key', { book_id: 1, tag_id: 99 }, '/book_tags', 409, '23503'],
    ['check', { title: 'x', pages: -1 }, '/books', 400, '23514'],
    ['not null', { pages: 3 }, '/books', 400, '23502'],
    ['length', { title: 'x', isbn: 'too long' }, '/books', 400, '22001'],
    ['type', { id: 'x' }, '/tags', 400, '22P02'],
    ['unknown column', { id: 70, nope: 1 }, '/tags', 400, 'PGRST204'],
  ])('%s', async (_name, body, path, status, code) => {
    const answer = await write('POST', path, body, 'return=minimal');
    expect([answer.status, answer.json]).toMatchObject([status, { code }]);
  });

  test.each([
    ['', 'Empty or invalid json'],
    ['{', 'Empty or invalid json'],
    ['3', 'Empty or invalid json'],
    ['[1]', 'All object keys must match'],
    ['[{"id":1},{"label":"x"}]', 'All object keys must match'],
    [`{"id":${'['.repeat(101)}${']'.repeat(101)}}`, 'JSON is nested more than 100 levels deep'],
  ])('come for a body %s', async (body, message) => {
    const answer = await write('POST', '/tags', body);
    expect([answer.status, answer.json]).toEqual([
      400,
      { code: 'PGRST102', message, details: null, hint: null },
    ]);
  });

  test('a body of another type is refused', async () => {
    const answer = await write('POST', '/tags', 'id\n1', '', { headers: { 'content-type': 'text/csv' } });
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { message: 'Content-Type not acceptable: text/csv' },
    ]);
  });
});
