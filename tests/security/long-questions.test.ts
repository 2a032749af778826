import { expect, test } from 'vitest';
import { ask, visitor } from './support.ts';

/** Back references: a minute of work for a hundred letters. */
const pattern = encodeURIComponent(String.raw`match.(.+)(.+)(.+)(.+)(.+)\1\5\3\2\4`);
const candidates = '/rest/v1/candidatos_presidencia_2026?select=id';

test('a question of a visitor that never ends is cut, and the others are answered', async () => {
  const [endless, ...others] = await Promise.all([
    ask(visitor, `${candidates}&bio_summary=${pattern}`),
    ask(visitor, `${candidates}&limit=1`),
    ask(visitor, `${candidates}&limit=1`),
  ]);
  expect([endless.status, endless.body]).toMatchObject([
    500,
    { code: '57014', message: 'canceling statement due to statement timeout' },
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
});
