import { describe, expect, test } from 'vitest';
import { startAuth, refused } from '../test-auth.ts';

const service = await startAuth();

describe('POST /logout', () => {
  test.each([
    ['', [403, 403]],
    ['?scope=global', [403, 403]],
    ['?scope=local', [403, 200]],
    ['?scope=others', [200, 403]],
  ])('%s leaves the sessions %j', async (query, expected) => {
    const email = `sai${query.replace(/\W/g, '')}@exemplo.com`;
    const here = await service.signUp(email);
    const there = await service.signIn(email);
    const answer = await service.call('POST', `/logout${query}`, { token: here.access_token });
    expect(answer).toMatchObject({ status: 204, text: '' });
    const tokens = [here.access_token, there.access_token];
    const after = await Promise.all(tokens.map((token) => service.call('GET', '/user', { token })));
    expect(after.map(({ status }) => status)).toEqual(expected);
  });

  test('never touches another person', async () => {
    const stays = await service.signUp('fica@exemplo.com');
    const leaves = await service.signUp('parte@exemplo.com');
    await service.call('POST', '/logout', { token: leaves.access_token });
    expect((await service.call('GET', '/user', { token: stays.access_token })).status).toBe(200);
  });

  test('refuses an unknown scope and a missing token', async () => {
    const { access_token: token } = await service.signUp('escopo@exemplo.com');
    expect(await service.call('POST', '/logout?scope=tudo', { token })).toMatchObject(
      refused(400, 'validation_failed'),
    );
    expect(await service.call('POST', '/logout')).toMatchObject(refused(401, 'no_authorization'));
  });
});
