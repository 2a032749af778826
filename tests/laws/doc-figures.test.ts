import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { addressOf, siteMap } from '../../src/lib/site-map.ts';
import { weightsMark } from '../../supabase/local/cli/budgets/budgets.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');
const words = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

const functions = readdirSync('supabase/functions', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
);
const records = z.array(z.unknown());
const { candidatos, fora_da_urna } = z
  .object({ candidatos: records, fora_da_urna: records })
  .parse(JSON.parse(textOf('supabase/local/data/candidatos-2026.json')));
const seeds = readdirSync('supabase').filter((file) => /^seed.*\.sql$/.test(file));
const most = (rule: string) =>
  new RegExp(`"${rule}": \\["error", \\{ "max": (\\d+)`).exec(textOf('.oxlintrc.json'))?.[1];

it.each([
  ['docs/publicar.md', /publica as (\S+), sem Docker/, words[functions.length]],
  ['docs/publicar.md', /os (\d+) candidatos/, String(candidatos.length + fora_da_urna.length)],
  ['docs/backend-embutido.md', /migrações e as (\S+) sementes/, words[seeds.length]],
  ['CONTRIBUTING.md', /Arquivos até (\d+) linhas/, most('max-lines')],
  ['CONTRIBUTING.md', /funções até (\d+)\./, most('max-lines-per-function')],
])('%s says %s as it is', (file, pattern, figure) => {
  expect(pattern.exec(textOf(file))?.[1]).toBe(figure);
});

it('files of src are about as long as CONTRIBUTING says', () => {
  const told = Number(/a mediana é perto de (\d+)/.exec(textOf('CONTRIBUTING.md'))?.[1]);
  const lengths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => textOf(join('src', file)).split('\n').length)
    .sort((a, b) => a - b);
  expect(Math.abs((lengths[Math.floor(lengths.length / 2)] ?? 0) - told)).toBeLessThan(10);
});

it('the limits of weight that the page of performance tells are those of the table of pages', () => {
  const told = textOf('docs/desempenho.md').split(weightsMark)[2] ?? '';
  const rows = [...told.matchAll(/^\| `(\S+?)(, com conta)?` +\| \d+ +\| [\d,]+ +\| ([\d,]+)/gm)];
  const limitOf = (path: string, isSignedIn: boolean) =>
    rows.find(([, own, account]) => own === path && (account !== undefined) === isSignedIn)?.[3];
  for (const { path, most, mostSignedIn } of siteMap) {
    const address = addressOf(path);
    expect(limitOf(address, false), address).toBe(`${most},0`);
    if (mostSignedIn !== undefined) expect(limitOf(address, true), address).toBe(`${mostSignedIn},0`);
  }
});
