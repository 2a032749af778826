import { describe, expect, test } from 'vitest';
import { openLibrary } from './rest-fixture.ts';

const library = await openLibrary();

const call = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  library.ask(`/rpc/${name}`, { method: 'POST', body, headers });

describe('arguments', () => {
  test('go by name, from a body or from the address; defaults stand in', async () => {
    expect((await call('add', { a: 1, b: 2 })).json).toBe(3);
    expect((await call('add', { a: 1 })).json).toBe(11);
    expect((await library.ask('/rpc/add?a=5&b=6')).json).toBe(11);
  });

  test('one unnamed argument takes the whole body', async () => {
    expect((await call('whole', { any: ['thing'] })).json).toEqual({ any: ['thing'] });
    expect((await call('shout', 'olá', { 'content-type': 'text/plain' })).json).toBe('OLÁ');
  });

  test.each([
    ['add', {}, 'without parameters', 'public.add without parameters', 'public.add(a, b)'],
    ['add', { a: 1, c: 2 }, 'with parameters a, c', 'public.add(a, c)', 'public.add(a, b)'],
    ['ad', { a: 1 }, 'with parameter a', 'public.ad(a)', null],
    ['renam', { to_name: 'x' }, 'with parameter to_name', 'public.renam(to_name)', 'public.rename'],
  ])('%s(%o) is not there', async (name, body, searched, signature, near) => {
    const answer = await call(name, body);
    expect([answer.status, answer.json]).toEqual([
      404,
      {
        code: 'PGRST202',
        message: `Could not find the function ${signature} in the schema cache`,
        details: `Searched for the function public.${name} ${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
        hint: near === null ? null : `Perhaps you meant to call the function ${near}`,
      },
    ]);
  });

  test('two functions that both fit are not guessed between', async () => {
    const answer = await call('twice', { a: 1 });
    expect([answer.status, answer.json]).toMatchObject([
      300,
      {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.twice(a => integer), public.twice(a => text)',
      },
    ]);
  });

  test('a wrong type is the database’s refusal', async () => {
    expect((await library.ask('/rpc/add?a=x')).json).toMatchObject({ code: '22P02' });
  });
});

describe('results', () => {
  test('rows of a table are filtered, shaped and counted like the table', async () => {
    const answer = await library.ask('/rpc/by_author?author=1&select=id,tags(label)&id=gt.1&order=id', {
      headers: { prefer: 'count=exact' },
    });
    expect([answer.json, answer.headers.get('content-range')]).toEqual([[{ id: 4, tags: [] }], '0-0/1']);
    const posted = await library.ask('/rpc/by_author?select=id&order=id.desc&limit=1', {
      method: 'POST',
      body: { author: 1 },
    });
    expect(posted.json).toEqual([{ id: 4 }]);
  });

  test('one row is an object, columns of one’s own are rows, values are a list', async () => {
    expect((await call('one_author', { which: 2 })).json).toMatchObject({ id: 2, name: 'Machado' });
    expect((await library.ask('/rpc/pairs?k=eq.b')).json).toEqual([{ k: 'b', v: 2 }]);
    expect((await call('numbers', {})).json).toEqual([1, 2, 3]);
  });

  test('nothing is 204', async () => {
    const answer = await call('nothing_at_all', {});
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([204, '', null]);
  });
});

describe('refusals', () => {
  test('GET never writes', async () => {
    const answer = await library.ask('/rpc/rename?which=1&to_name=x');
    expect([answer.status, answer.json]).toMatchObject([405, { code: '25006' }]);
    expect((await call('rename', { which: 2, to_name: 'M.' })).status).toBe(204);
    expect((await library.ask('/authors?id=eq.2&select=name')).json).toEqual([{ name: 'M.' }]);
  });

  test('HEAD asks for the same permission as GET', async () => {
    await library.database.script(
      'create function public.closed() returns int language sql stable as $$ select 1 $$;' +
        'revoke execute on function public.closed() from public',
    );
    for (const method of ['GET', 'HEAD'])
      expect((await library.ask('/rpc/closed', { method })).status).toBe(401);
  });

  test.each([
    ['P0001', 400],
    ['PT402', 402],
    ['PT999', 500],
    ['22023', 400],
    ['42P01', 404],
    ['53400', 500],
    ['57014', 500],
    ['54000', 500],
    ['P0003', 500],
    ['28000', 403],
    ['42501', 401],
  ])('an error raised as %s is %i', async (state, status) => {
    const answer = await call('refuse', { state, words: 'because' });
    expect([answer.status, answer.json]).toEqual([
      status,
      { code: state, message: 'because', details: 'a detail', hint: 'a hint' },
    ]);
  });

  test.each([
    ['PATCH', '/rpc/add', 405, 'PGRST101'],
    ['OPTIONS', '/tags', 405, 'PGRST117'],
    ['PUT', '/tags?id=eq.1', 405, 'PGRST117'],
    ['POST', '/', 405, 'PGRST117'],
    ['GET', '/tags/1', 404, 'PGRST125'],
    ['GET', '/tags?select=id%00', 400, 'PGRST100'],
    ['GET', '/tags%00', 400, 'PGRST100'],
    ['GET', '/tags?label=eq.a%00', 400, 'PGRST100'],
    ['GET', '/tags?%00=eq.a', 400, 'PGRST100'],
    ['GET', '/rpc/add%00', 400, 'PGRST100'],
    ['GET', '/rpc/add?a=%00', 400, 'PGRST100'],
    ['DELETE', '/tags?label=in.("%00")', 400, 'PGRST100'],
    ['GET', '/%ff', 404, 'PGRST125'],
  ])('%s %s is %i %s', async (method, path, status, code) => {
    const answer = await library.ask(path, { method });
    expect([answer.status, answer.json]).toMatchObject([status, { code }]);
  });

  test.each([
    ['POST', '/tags', { id: 9, label: 'a\0b' }],
    ['POST', '/tags', { id: 9, 'label\0': 'a' }],
    ['PATCH', '/tags?id=eq.1', { label: '\0' }],
    ['POST', '/authors', { id: 9, name: 'a', prefs: { a: '\0' } }],
    ['POST', '/authors', { id: 9, name: 'a', prefs: { '\0': 1 } }],
    ['POST', '/rpc/refuse', { state: 'P0001', words: '\0' }],
  ])('a null character in the body of %s %s %j is a bad request', async (method, path, body) => {
    const answer = await library.ask(path, { method, body });
    expect(answer.status).toBe(400);
  });

  test('max-affected needs a function that returns a set', async () => {
    const prefer = 'handling=strict,max-affected=1';
    expect((await call('add', { a: 1 }, { prefer })).json).toMatchObject({ code: 'PGRST128' });
    expect((await call('numbers', {}, { prefer })).json).toMatchObject({ code: 'PGRST124' });
    expect((await call('numbers', {}, { prefer: 'handling=strict,odd=1' })).json).toMatchObject({
      code: 'PGRST122',
      details: 'Invalid preferences: odd=1',
    });
  });
});

test('the function before each request sees the request and may refuse it', async () => {
  const { ask } = await openLibrary(
    {},
    `create function private.guard() returns void language plpgsql as $$ begin
       if current_setting('request.headers')::json ->> 'x-kind' = 'ended' then
         raise exception 'as %', current_user using errcode = 'PT401';
       end if; end $$;
     grant usage on schema private to anon, authenticated, service_role;
     alter role authenticator set pgrst.db_pre_request = 'private.guard';`,
  );
  expect((await ask('/rpc/add?a=5')).json).toBe(15);
  const headers = { 'x-kind': 'ended' };
  const refused = [
    await ask('/tags?id=eq.0', { headers }),
    await ask('/rpc/add?a=5', { headers }),
    await ask('/tags', { method: 'POST', headers, body: { id: 9 } }),
  ];
  expect(refused.map(({ status, json }) => ({ status, json }))).toEqual(
    Array<unknown>(3).fill({
      status: 401,
      json: { code: 'PT401', message: 'as anon', details: null, hint: null },
    }),
  );
});
