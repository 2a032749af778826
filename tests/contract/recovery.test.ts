import { expect } from 'vitest';
import { freshEmail, localTest, need, newClient, password, people, signIn, target } from './support.ts';

const { create } = people();
const newPassword = 'senha-recuperada-3';

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"');
}

/** Links of the messages to one address, newest first, as the page of messages shows them. */
async function linksFor(email: string): Promise<string[]> {
  const page = await (await fetch(`${target.url}/mail`)).text();
  return page
    .split('<li>')
    .filter((item) => item.includes(email))
    .flatMap((item) => [...item.matchAll(/href="([^"]+)"/g)].map((match) => unescape(match[1] ?? '')));
}

async function askForLink(email: string, redirectTo: string): Promise<string> {
  need(await newClient().auth.resetPasswordForEmail(email, { redirectTo }));
  const [link] = await linksFor(email);
  if (link === undefined) throw new Error('no message arrived');
  return link;
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

localTest('a link never leads to a page that is not on the list', async () => {
  const { email } = await create();
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example',
    'http://localhost:5173@evil.example/',
  ]) {
    const landing = await follow(await askForLink(email, elsewhere));
    expect(landing.origin).toBe('http://localhost:5173');
  }
});

localTest('an unknown address gets the same answer and no message', async () => {
  const email = freshEmail();
  const { data, error } = await newClient().auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
  expect(data).toEqual({});
  expect(await linksFor(email)).toEqual([]);
});
