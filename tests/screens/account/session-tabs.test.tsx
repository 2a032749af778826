import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { userFunctionsOf } from '@/lib/supabase/user-functions';
import type * as userClient from '@/lib/supabase/user-client';
import { invoke } from '@/lib/supabase/invoke';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { authBackend } from '../../support/fake-auth';
import { server } from '../../support/fake-backend';
import { aSession, maria, storeSession } from '../../support/session';

type Tab = typeof userClient;

const tokenUrl = 'http://backend.test/auth/v1/token';
const choicesUrl = 'http://backend.test/rest/v1/usuario_candidatos_relacao';
const functionUrl = 'http://backend.test/functions/v1/analise-politica';
const renewalSchema = z.object({ refresh_token: z.string() });
const storedSchema = z.object({ access_token: z.string(), expires_at: z.number() });

const expired = aSession(maria, { expiresIn: -10 });

const open: Tab[] = [];
afterEach(async () => {
  for (const tab of open.splice(0)) await tab.auth.dispose();
  Reflect.deleteProperty(navigator, 'locks');
  globalThis.earlyReads = undefined;
});

/** One holder at a time, in order, as between tabs. */
function shareLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Tabs share storage, each with its own client, until renewal. */
async function sleepingTabs(count: number, session: object): Promise<Tab[]> {
  for (let opened = 0; opened < count; opened += 1) {
    vi.resetModules();
    const tab = await import('@/lib/supabase/user-client');
    await tab.auth.initialize();
    // The client's own clock would renew for a tab of an earlier test.
    await tab.auth.stopAutoRefresh();
    open.push(tab);
  }
  storeSession(session);
  return open;
}

interface Service {
  renewals: string[];
  accepted: string[];
}

/**
 * Takes each refresh token once; tables want its latest access token.
 * @param ahead seconds by which the device's clock is ahead of the service's.
 */
function spendingService(first: ReturnType<typeof aSession>, ahead = 0): Service {
  let current = first;
  let serial = 1;
  const service: Service = { renewals: [], accepted: [] };
  const act = ({ request }: { request: Request }) => {
    const sent = request.headers.get('authorization');
    if (sent !== `Bearer ${current.access_token}`) return new HttpResponse(null, { status: 401 });
    service.accepted.push(request.method);
    return request.method === 'GET' || request.url === functionUrl
      ? HttpResponse.json([{ id: 1 }])
      : new HttpResponse(null, { status: 201 });
  };
  authBackend.signsOut();
  server.use(
    http.post(tokenUrl, async ({ request }) => {
      const { refresh_token: sent } = renewalSchema.parse(await request.json());
      service.renewals.push(sent);
      if (sent !== current.refresh_token)
        return HttpResponse.json({ code: 'refresh_token_already_used', message: 'Used' }, { status: 400 });
      serial += 1;
      current = aSession(maria, { serial });
      return HttpResponse.json({ ...current, expires_at: current.expires_at - ahead });
    }),
    http.get('http://backend.test/auth/v1/user', () => HttpResponse.json(current.user)),
    http.get(choicesUrl, act),
    http.post(choicesUrl, act),
    http.post(functionUrl, act),
  );
  return service;
}

const isSignedIn = () => window.localStorage.getItem(sessionStorageKey) !== null;
const choice = { user_id: maria.id, candidato_id: maria.id, favorito: true, ignorado: false };
const acts = {
  'a write': async (tab: Tab) => (await tab.userDb.from('usuario_candidatos_relacao').insert(choice)).status,
  'a read': async (tab: Tab) => (await tab.userDb.from('usuario_candidatos_relacao').select()).status,
  'a user function': async (tab: Tab) => (await invoke(userFunctionsOf(tab), 'analise-politica')) && 200,
};

describe('tabs of one browser that wake together', () => {
  it.each(Object.entries(acts))('make %s in each of four, and nobody is signed out', async (_name, act) => {
    shareLocks();
    const service = spendingService(expired);
    const tabs = await sleepingTabs(4, expired);
    for (const status of await Promise.all(tabs.map(act))) expect([200, 201]).toContain(status);
    expect(service.accepted).toHaveLength(4);
    expect(service.renewals).toEqual([expired.refresh_token]);
    expect(isSignedIn()).toBe(true);
  });

  it('renew once a session that the service refuses before its time', async () => {
    shareLocks();
    const session = aSession(maria);
    const service = spendingService({ ...session, access_token: 'another' });
    const tabs = await sleepingTabs(4, session);
    expect(await Promise.all(tabs.map(acts['a write']))).toEqual([201, 201, 201, 201]);
    expect(service.renewals).toEqual([session.refresh_token]);
    expect(isSignedIn()).toBe(true);
  });

  it('end together when the service renews nothing', async () => {
    shareLocks();
    spendingService(aSession(maria, { serial: 9 }));
    for (const tab of await sleepingTabs(4, expired)) {
      const { error } = await tab.userDb.from('usuario_candidatos_relacao').insert(choice);
      expect(error?.message).toContain('The session ended');
    }
    expect(isSignedIn()).toBe(false);
  });
});

describe('a tab without locks', () => {
  it('renews also where the browser denies them together with storages', async () => {
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const service = spendingService(expired);
    const [tab] = await sleepingTabs(1, expired);
    expect(tab && (await acts['a write'](tab))).toBe(201);
    expect(service.renewals).toEqual([expired.refresh_token]);
  });

  it('takes what another tab stored while its own renewal was refused', async () => {
    const good = aSession(maria, { serial: 2 });
    const service = spendingService(good);
    server.use(
      http.post(tokenUrl, () => {
        storeSession(good);
        return HttpResponse.json({ code: 'refresh_token_already_used', message: 'Used' }, { status: 400 });
      }),
    );
    const [tab] = await sleepingTabs(1, expired);
    expect(tab && (await acts['a write'](tab))).toBe(201);
    expect(service.accepted).toEqual(['POST']);
    const stored: unknown = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '{}');
    expect(storedSchema.parse(stored).access_token).toBe(good.access_token);
  });

  it('takes what another tab stored while its own renewal was answered', async () => {
    const good = aSession(maria, { serial: 2 });
    spendingService(good);
    server.use(
      http.post(tokenUrl, () => {
        storeSession(good);
        return HttpResponse.json(aSession(maria, { serial: 3 }));
      }),
    );
    const [tab] = await sleepingTabs(1, expired);
    expect(tab && (await acts['a write'](tab))).toBe(201);
  });
});

it('a write lets go of what the page had begun to read before it', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const session = aSession(maria);
  spendingService(session);
  const [tab] = await sleepingTabs(1, session);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = Promise.resolve<Response>(HttpResponse.json([]));
  globalThis.earlyReads = [{ url: `${choicesUrl}?select=*`, headers, body: '', answer }];
  expect(tab && (await acts['a write'](tab))).toBe(201);
  expect((await tab?.userDb.from('usuario_candidatos_relacao').select())?.data).toEqual([{ id: 1 }]);
});

it.each([-7_200, 7_200])(
  'a device with its clock %i seconds ahead renews once for many acts',
  async (ahead) => {
    const service = spendingService(expired, ahead);
    const [tab] = await sleepingTabs(1, expired);
    for (const act of [acts['a write'], acts['a read'], acts['a write']])
      expect(tab && (await act(tab))).toBeLessThan(202);
    expect(service.renewals).toEqual([expired.refresh_token]);
    const stored: unknown = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '{}');
    const { expires_at } = storedSchema.parse(stored);
    expect(expires_at - Date.now() / 1000).toBeCloseTo(3600, -2);
  },
);

/** Who answers instead of saying that the session is over. */
const others: Record<string, () => Response> = {
  'a dead service': () => new HttpResponse(null, { status: 500 }),
  'a limit of the service': () =>
    HttpResponse.json({ code: 'over_request_rate_limit', message: 'Too many' }, { status: 429 }),
  'a gateway that refuses': () => new HttpResponse('<h1>Forbidden</h1>', { status: 403 }),
  'a Wi-Fi that asks for a sign-in': () => HttpResponse.html('<h1>Entre na rede</h1>'),
  'an answer without a session': () => HttpResponse.json({}),
  'an empty answer': () => new HttpResponse(null, { status: 204 }),
};

describe('a renewal that nobody refused', () => {
  it.each(Object.entries(others))('ends nothing: %s', async (_name, answer) => {
    const service = spendingService(expired);
    server.use(http.post(tokenUrl, answer));
    const [tab] = await sleepingTabs(1, expired);
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const written = tab?.userDb.from('usuario_candidatos_relacao').insert(choice).then();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect((await written)?.error?.message).not.toContain('The session ended');
    expect(isSignedIn()).toBe(true);
    expect(service.accepted).toEqual([]);
  });
});

it.each(['refresh_token_not_found', 'session_not_found', 'session_expired', 'user_banned', 'user_not_found'])(
  'a renewal that the service refuses as %s ends the session',
  async (code) => {
    server.use(http.post(tokenUrl, () => HttpResponse.json({ code, message: 'Refused' }, { status: 400 })));
    const [tab] = await sleepingTabs(1, expired);
    const written = await tab?.userDb.from('usuario_candidatos_relacao').insert(choice);
    expect(written?.error?.message).toContain('The session ended');
    expect(isSignedIn()).toBe(false);
  },
);
