import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const folder = 'docs';
const records = readdirSync(join(folder, 'decisoes')).sort();
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
  ...records.map((file) => join(folder, 'decisoes', file)),
];
const textOf = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word);
const unique = (words: readonly string[]) => [...new Set(words)].sort();

describe.each(pages)('%s', (file) => {
  it('links to what exists', () => {
    const targets = found(textOf(file), /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
    expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });

  it('names no npm script that package.json does not have', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(textOf('package.json')));
    const named = found(textOf(file), /npm run ([a-z0-9:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it.each([
  ['local', 'start'],
  ['ops', 'data-votes'],
])('every command that the pages name is one that the door of %s knows', async (door, one) => {
  const answer = promisify(execFile)(process.execPath, [`supabase/${door}/cli.mjs`, 'nenhum']);
  const refusal = z.object({ stderr: z.string() }).parse(await answer.catch((error: unknown) => error));
  const known = found(refusal.stderr.split('Os que existem:')[1] ?? '', /([a-z:-]+)/g).map((name) =>
    name.replaceAll(':', '-'),
  );
  expect(known).toContain(one);
  const named = pages.flatMap((file) => found(textOf(file), new RegExp(`${door}/cli\\.mjs ([a-z:-]+)`, 'g')));
  expect(unique(named).filter((name) => !known.includes(name.replaceAll(':', '-')))).toEqual([]);
});

describe('the front door', () => {
  const readme = textOf('README.md');

  it('has at most 120 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('has the variables of .env.example, and no other', () => {
    const rows = readme.split('\n## Variáveis')[1]?.split('\n## ')[0] ?? '';
    const cells = found(rows, /^\|([^|]*)\|/gm).join(' ');
    const inReadme = found(cells, /`([A-Z_]+…?)`/g);
    const families = inReadme.filter((name) => name.endsWith('…')).map((name) => name.slice(0, -1));
    const inExample = found(textOf('.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm);
    const isInFamily = (name: string) => families.some((family) => name.startsWith(family));
    expect(inExample.filter((name) => !inReadme.includes(name) && !isInFamily(name))).toEqual([]);
    expect(inReadme.filter((name) => !name.endsWith('…') && !inExample.includes(name))).toEqual([]);
  });
});

describe('the decisions', () => {
  it('are numbered without a gap', () => {
    const numbers = records.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(records.map((_, index) => index + 1));
  });

  it.each(records)('%s has its day, context, decision and consequence', (name) => {
    const parts = [/^# \d{4}\. \S/, /^Em \d{4}-\d\d-\d\d\.$/m, /^\*\*Contexto\.\*\* \S/m];
    const rest = [/^\*\*Decisão\.\*\* \S/m, /^\*\*Consequência\.\*\* \S/m];
    for (const part of [...parts, ...rest]) expect(textOf(join(folder, 'decisoes', name))).toMatch(part);
  });
});
