import path from 'node:path/posix';
import { expect, it } from 'vitest';
import { deputyQueries } from '@/features/deputies/queries';
import { noVoteFilters } from '@/features/votes/model';
import { voteQueries } from '@/features/votes/queries';
import { noRollCallFilters } from '@/features/votes/roll-call/roll-call-model';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';
import { passingIf } from '@/lib/offline/offline-queries';

const loaders = import.meta.glob<string>('/src/features/**/*.{ts,tsx}', { query: '?raw', import: 'default' });
const texts = new Map(
  await Promise.all(Object.entries(loaders).map(async ([file, load]) => [file, await load()] as const)),
);

/** Files of the same feature that a file imports, at once or later. */
function importedBy(file: string): string[] {
  const feature = /^\/src\/features\/[^/]+\//.exec(file)?.[0] ?? file;
  const names = Array.from(
    (texts.get(file) ?? '').matchAll(/'((?:\.|@)\/[\w/-]+)'/g),
    ([, name = '']) => name,
  );
  return names.flatMap((name) => {
    const target = name.startsWith('@/') ? `/src/${name.slice(2)}` : path.join(path.dirname(file), name);
    return [`${target}.ts`, `${target}.tsx`].filter((one) => one.startsWith(feature) && texts.has(one));
  });
}

/** By itself, or by its imports in the feature. */
function asksAsUser(file: string): boolean {
  // A set is walked on to what is added meanwhile.
  const reached = new Set([file]);
  for (const one of reached) for (const next of importedBy(one)) reached.add(next);
  return [...reached].some((one) => /^import \{[^}]*\} from '.*user-client';$/m.test(texts.get(one) ?? ''));
}

const keeping = [...texts].flatMap(([file, text]) => (/persister: .*\bpersisted/.test(text) ? [file] : []));

it('nothing that is read with somebody’s session stays on the device', () => {
  expect(keeping.length).toBeGreaterThan(8);
  expect(keeping.filter(asksAsUser)).toEqual([]);
});

it('a read with somebody’s session is found, also where another file asks', () => {
  expect(asksAsUser('/src/features/choices/account-home.ts')).toBe(true);
  expect(asksAsUser('/src/features/choices/queries.ts')).toBe(true);
});

const noDeputyFilters = { nome: '', partido: '', uf: '' };

it.each([
  [
    'the deputies',
    deputyQueries.list(noDeputyFilters),
    deputyQueries.list({ ...noDeputyFilters, nome: 'maria' }),
  ],
  [
    'a deputy’s votes',
    voteQueries.ofDeputy(1, noVoteFilters),
    voteQueries.ofDeputy(1, { ...noVoteFilters, texto: 'aborto' }),
  ],
  [
    'the roll calls',
    rollCallQueries.list(noRollCallFilters),
    rollCallQueries.list({ ...noRollCallFilters, texto: 'aborto' }),
  ],
])('%s stay as everybody sees them first, and pass where somebody typed', (_what, first, typed) => {
  const end = passingIf(['words']);
  expect(first.queryKey).not.toEqual(expect.arrayContaining(end));
  expect(typed.queryKey.slice(-1)).toEqual(end);
});
