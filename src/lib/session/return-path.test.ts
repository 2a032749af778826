import { describe, expect, it } from 'vitest';
import { returnPath, signInPath } from './return-path';

const origin = 'https://pauta.exemplo';

describe('the way after signing in', () => {
  it.each([
    ['/minhas-escolhas', '/minhas-escolhas'],
    ['/minhas-escolhas?aba=ignorados', '/minhas-escolhas?aba=ignorados'],
    ['/candidato/abc#historico', '/candidato/abc#historico'],
    ['/authority', '/authority'],
    ['/busca?volta=https://mal.exemplo', '/busca?volta=https://mal.exemplo'],
  ])('follows %s', (wanted, reached) => {
    expect(returnPath(wanted, origin)).toBe(reached);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another site', 'https://mal.exemplo/'],
    ['another site without its scheme', '//mal.exemplo'],
    ['three slashes', '///mal.exemplo'],
    ['a backslash for the second slash', '/\\mal.exemplo'],
    ['a backslash first', '\\/mal.exemplo'],
    ['a tab that browsers drop', '/\t/mal.exemplo/admin'],
    ['a line break that browsers drop', '/\n/mal.exemplo/admin'],
    ['a path that climbs to two slashes', '/.//mal.exemplo'],
    ['dots that climb to two slashes', '/a/..//mal.exemplo'],
    ['userinfo', '@mal.exemplo'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a blank', ' javascript:alert(1)'],
    ['data', 'data:text/html,oi'],
    ['a relative path', 'minhas-escolhas'],
    ['the sign-in page', '/auth'],
    ['the sign-in page with parameters', '/auth?volta=/settings'],
    ['the sign-in page by a detour', '/settings/../auth'],
    ['below the sign-in page', '/auth/'],
  ])('goes home instead of following %s', (_, wanted) => {
    expect(returnPath(wanted, origin)).toBe('/');
  });
});

describe('the way to the sign-in page', () => {
  it('remembers the whole address', () => {
    expect(signInPath({ pathname: '/minhas-escolhas', search: '?aba=ignorados', hash: '' })).toBe(
      '/auth?volta=%2Fminhas-escolhas%3Faba%3Dignorados',
    );
  });

  it('says nothing about the home, where people go anyway', () => {
    expect(signInPath({ pathname: '/', search: '', hash: '' })).toBe('/auth');
  });

  it('leads back to where it started', () => {
    const address = new URL(
      signInPath({ pathname: '/candidato/a b', search: '?x=1&y=2', hash: '#fim' }),
      origin,
    );
    expect(returnPath(address.searchParams.get('volta'), origin)).toBe('/candidato/a%20b?x=1&y=2#fim');
  });
});
