import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  isPainted,
  leaveBlank,
  openPage,
  requested,
  startBlank,
} from '../../../tests/support/browser/inline-script';
import { damagedSessions } from '../../../tests/support/browser/damaged-sessions';
import { fetchOrEarly } from '@/lib/page/early-read';

beforeEach(startBlank);
beforeEach(() => {
  // Early answers serve the page's first minute; this page stays in it.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(leaveBlank);

const ownPlace = {
  at: '^/$',
  reads: [],
  isShown: false,
  ownReads: [{ url: 'http://backend.test/escolhas?user_id=eq.{user}', headers: {}, body: '' }],
  modules: [],
};

it.each([
  ['a session that is good for an hour', 3_600, 1],
  ['one that is about to end', 30, 0],
])('the head asks with the token of %s for what is the user’s own', async (_what, seconds, times) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const session = { access_token: 'ficha', expires_at: expires, user: { id: 'u1' } };
  localStorage.setItem('sessao', JSON.stringify(session));
  await openPage('/', { places: [ownPlace] });
  expect(fetched).toHaveBeenCalledTimes(times);
  const headers = { apikey: 'key', Authorization: 'Bearer ficha' };
  await fetchOrEarly('http://backend.test/escolhas?user_id=eq.u1', { headers });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenLastCalledWith(
    'http://backend.test/escolhas?user_id=eq.u1',
    expect.objectContaining({
      headers: times === 1 ? { apikey: 'key', authorization: 'Bearer ficha' } : headers,
    }),
  );
});

it.each(damagedSessions)('the head takes a stored session that holds %s for none', async (what, text) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('sessao', text);
  await openPage('/', { places: [ownPlace] });
  expect(fetched).not.toHaveBeenCalled();
  expect(document.documentElement.dataset['session']).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(what === 'half a text' ? 1 : 0);
});

const deputy = {
  at: '^/deputado-federal/([1-9][0-9]*)$',
  reads: [
    {
      url: 'http://backend.test/deputado',
      headers: {},
      body: '{"url":"/deputados/{id}"}',
      unless: ['uf'],
    },
  ],
  isShown: false,
  ownReads: [],
  modules: ['/assets/deputado.js'],
};

/** As the application's public client asks. */
const asked7 = { headers: { Authorization: 'Bearer key' }, body: '{"url":"/deputados/7"}' };

it('the head asks for what the address begins with, and for its code, once', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await openPage('/deputado-federal/7/', { path: null, places: [deputy] });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'http://backend.test/deputado',
    expect.objectContaining({ method: 'POST', body: '{"url":"/deputados/7"}' }),
  );
  isPainted();
  await waitFor(() =>
    expect(requested()).toEqual(['/assets/base.js', '/assets/entry.js', '/assets/deputado.js']),
  );
  await fetchOrEarly('http://backend.test/deputado', asked7);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('the head asks anew for what the page shows already once it is painted', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await openPage('/deputado-federal/7', { path: null, places: [{ ...deputy, isShown: true }] });
  expect(fetched).not.toHaveBeenCalled();
  isPainted();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await fetchOrEarly('http://backend.test/deputado', asked7);
  expect(fetched).toHaveBeenCalledOnce();
});

it('the head leaves what the page shows already to the application where a session is stored', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  const expires_at = Math.floor(Date.now() / 1000) + 3_600;
  localStorage.setItem('sessao', JSON.stringify({ access_token: 'ficha', expires_at, user: { id: 'u1' } }));
  const places = [
    { ...deputy, isShown: true },
    { ...ownPlace, at: deputy.at },
  ];
  await openPage('/deputado-federal/7', { path: null, places });
  isPainted();
  vi.advanceTimersByTime(1);
  expect(requested()).toContain('/assets/deputado.js');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['http://backend.test/escolhas?user_id=eq.u1']);
});

it.each(['/deputado-federal/7?uf=AP', '/deputado-federal/x', '/outra'])(
  'the head asks for nothing at %s',
  async (address) => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    await openPage(address, { path: null, places: [deputy] });
    expect(fetched).not.toHaveBeenCalled();
  },
);

const compared = {
  at: '^/comparar\\?deputados=(\\d+(?:,\\d+){1,3})$',
  reads: [
    { url: 'http://backend.test/deputado', headers: {}, body: '{"url":"/deputados/{id}"}' },
    { url: 'http://backend.test/votos', headers: {}, body: '{"ids":[{ids}]}' },
    { url: 'http://backend.test/saude', headers: {}, body: '' },
  ],
  isShown: false,
  ownReads: [],
  modules: ['/assets/comparar-deputados.js'],
};

it('the head asks once for each whom the address compares, for all of them, and for their code', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  await openPage('/comparar?deputados=73,9', { path: '/comparar', places: [compared] });
  const asked = fetched.mock.calls.map(([url, init]) => [url, init?.body ?? '']);
  expect(asked).toEqual([
    ['http://backend.test/deputado', '{"url":"/deputados/73"}'],
    ['http://backend.test/deputado', '{"url":"/deputados/9"}'],
    ['http://backend.test/votos', '{"ids":[73,9]}'],
    ['http://backend.test/saude', ''],
  ]);
  isPainted();
  await waitFor(() => expect(requested()).toContain('/assets/comparar-deputados.js'));
});

it.each(['/comparar', '/comparar?deputados=73', '/comparar?deputados=73,x', '/comparar?candidatos=73,9'])(
  'the head asks for nobody at %s',
  async (address) => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    await openPage(address, { path: '/comparar', places: [compared] });
    expect(fetched).not.toHaveBeenCalled();
  },
);
