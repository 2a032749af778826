import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAuthLink } from './auth-link';
import { returnPath, signInPath } from './return-path';

const origin = 'https://pauta.exemplo';

/** Browsers read these differently from how they look. */
const piece = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '%2e%2e',
    '%2f',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'auth',
    'evil.example',
  ),
  fc.constantFrom('https:', 'javascript:', 'data:', '.', ';', '%00', '%0d%0a', '／', 'admin', '&volta='),
);
const address = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));

test('the way back after signing in never leaves the site nor returns to the sign-in', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((text) => `/${text}`),
      ),
      (wanted) => {
        const path = returnPath(wanted, origin);
        expect(path).toMatch(/^\/(?![/\\])/);
        const reached = new URL(path, origin);
        expect(reached.origin).toBe(origin);
        expect(reached.pathname).not.toBe('/auth');
        expect(returnPath(path, origin)).toBe(path);
      },
    ),
    { numRuns: 300 },
  );
});

test('a place of the site survives the sign-in unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{1,12}$/), fc.string(), (segment, query) => {
      const search = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
      const from = { pathname: `/candidato/${segment}`, search, hash: '' };
      const { searchParams } = new URL(signInPath(from), origin);
      const back = new URL(returnPath(searchParams.get('volta'), origin), origin);
      expect([back.pathname, back.searchParams.get('q') ?? '']).toEqual([from.pathname, query]);
    }),
    { numRuns: 200 },
  );
});

test('no address breaks the reading of a link of the account service', () => {
  fc.assert(
    fc.property(address, address, fc.boolean(), (query, fragment, hasVerifier) => {
      const { kind } = readAuthLink(new URL(`/?${query}#${fragment}`, origin).href, hasVerifier);
      expect(['none', 'opened-here', 'opened-elsewhere', 'expired', 'refused']).toContain(kind);
    }),
    { numRuns: 300 },
  );
});
