import { expect } from 'vitest';
import {
  freshEmail,
  keepingClient,
  localTest,
  need,
  newClient,
  password,
  people,
  signIn,
  target,
} from './support.ts';

const { create } = people();
const newPassword = 'senha-recuperada-3';

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"');
}

/** The messages to one address, newest first, as the page of messages shows them. */
async function itemsFor(email: string): Promise<string[]> {
  const page = await (await fetch(`${target.url}/mail`)).text();
  return page.split('<li>').filter((item) => item.includes(email));
}

/** Their links. */
async function linksFor(email: string): Promise<string[]> {
  return (await itemsFor(email)).flatMap((item) =>
    [...item.matchAll(/href="([^"]+)"/g)].map((match) => unescape(match[1] ?? '')),
  );
}

/** Its link, with the token's name, and its code. */
async function messageTo(email: string) {
  const [item, link] = [(await itemsFor(email))[0], (await linksFor(email))[0]];
  if (item === undefined || link === undefined) throw new Error('no message arrived');
  const given = new URLSearchParams(new URL(link).hash.slice(1));
  return { link, hash: given.get('token_hash') ?? '', code: /Código: (\d+)/.exec(item)?.[1] ?? '' };
}

/** As sent by a project without templates of its own. */
async function askForLink(email: string, redirectTo: string): Promise<string> {
  need(await newClient().auth.resetPasswordForEmail(email, { redirectTo }));
  const { hash } = await messageTo(email);
  const query = new URLSearchParams({ token: hash, type: 'recovery', redirect_to: redirectTo });
  return `${target.url}/auth/v1/verify?${query.toString()}`;
}

/** Where a browser lands after following the link. */
async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  expect([302, 303]).toContain(response.status);
  return new URL(response.headers.get('location') ?? '');
}

localTest('the link of the message opens a session that may set a new password, once', async () => {
  const { email, client: before } = await create();
  const link = await askForLink(email, 'http://localhost:5173/auth');
  const landing = await follow(link);
  expect(`${landing.origin}${landing.pathname}`).toBe('http://localhost:5173/auth');
  const fragment = new URLSearchParams(landing.hash.slice(1));
  expect(fragment.get('type')).toBe('recovery');
  const client = newClient();
  need(
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    }),
  );
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  expect((await newClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  await signIn(email, newPassword);
  expect((await before.auth.refreshSession()).error).not.toBeNull();
  const again = new URLSearchParams((await follow(link)).hash.slice(1));
  expect(again.get('error_code')).toBe('otp_expired');
  expect(again.has('access_token')).toBe(false);
});

localTest.each(['implicit', 'pkce'] as const)(
  'the message of the %s flow leads to a page of the site, and its token sets a new password in any browser, once',
  async (flowType) => {
    const { email } = await create();
    need(await keepingClient(flowType).auth.resetPasswordForEmail(email));
    const { link, hash } = await messageTo(email);
    expect(link).toBe(`http://localhost:5173/auth?aba=link#type=recovery&token_hash=${hash}`);
    // What a scanner fetches has no fragment.
    expect(new URL(link).href.split('#')[0]).not.toContain(hash);
    const elsewhere = newClient();
    need(await elsewhere.auth.verifyOtp({ type: 'recovery', token_hash: hash }));
    expect((await elsewhere.auth.updateUser({ password: newPassword })).error).toBeNull();
    await signIn(email, newPassword);
    const again = await newClient().auth.verifyOtp({ type: 'recovery', token_hash: hash });
    expect(again.error?.code).toBe('otp_expired');
  },
);

localTest('the code of the message does what its link does, in any browser', async () => {
  const { email } = await create();
  need(await keepingClient('pkce').auth.resetPasswordForEmail(email));
  const { code } = await messageTo(email);
  const elsewhere = newClient();
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await elsewhere.auth.verifyOtp({ type: 'recovery', email, token: wrong });
  expect(refused.error).toMatchObject({ status: 403, code: 'otp_expired' });
  need(await elsewhere.auth.verifyOtp({ type: 'recovery', email, token: code }));
  expect((await elsewhere.auth.updateUser({ password: newPassword })).error).toBeNull();
});

localTest('both addresses of an e-mail change get a code that confirms it', async () => {
  const { email, client } = await create();
  const wanted = freshEmail();
  need(await client.auth.updateUser({ email: wanted }));
  const { code, link } = await messageTo(`Para: ${wanted}`);
  expect(link).toContain('/auth?aba=link#type=email_change&token_hash=');
  expect((await messageTo(`Para: ${email}`)).code).not.toBe(code);
  need(await newClient().auth.verifyOtp({ type: 'email_change', email: wanted, token: code }));
  await signIn(wanted);
});

localTest('an unknown address gets the same answer and no message', async () => {
  const email = freshEmail();
  const { data, error } = await newClient().auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
  expect(data).toEqual({});
  expect(await linksFor(email)).toEqual([]);
});
