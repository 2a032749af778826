import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placedStates } from './state-places';
import { ufs } from './states';

it('every state has one place on the map', () => {
  expect(placedStates.map(({ uf }) => uf).sort()).toEqual([...ufs].sort());
});

it('as many were elected in each state as the map says', () => {
  const elected = readFileSync('supabase/local/data/eleicao-2026/eleitos-camara.json', 'utf8');
  for (const { uf, seats } of placedStates)
    expect(elected.split(`"uf": "${uf}"`), uf).toHaveLength((seats ?? 0) + 1);
});
