import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cleanSamples } from './clean-samples.ts';
import { circle, violations } from './law-samples.ts';

/** Broken on purpose beside the rules' copy, in one linter run. */
const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'laws-'));
const laws = ['house', 'date-law', 'import-law', 'syntax-law', 'translation-law'].map(
  (name) => `tests/laws/${name}.js`,
);
const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');

const answerSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});
const found = new Map<string, string[]>();

/** Its own name, in the place it was invented for. */
const fileOf = (file: string, number: number) => file.replace('invented', `invented-${number}`);
const broken = violations.map(([law, file, text, rule], index) => ({
  law,
  file: fileOf(file, index),
  text,
  rule,
}));
const clean = cleanSamples.map(([layer, file, text], index) => ({
  layer,
  file: fileOf(file, 100 + index),
  text,
}));

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

async function lint(): Promise<string> {
  const tool = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const run = promisify(execFile)(process.execPath, [tool, '-f', 'json', 'src', 'supabase', 'tests', 'e2e'], {
    cwd: folder,
  });
  const { stdout } = z.object({ stdout: z.string() }).parse(await run.catch((error: unknown) => error));
  return stdout;
}

beforeAll(async () => {
  for (const part of ['.oxlintrc.json', 'tsconfig.json', ...laws])
    write(part, readFileSync(path.join(root, part), 'utf8'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { file, text } of [...broken, ...clean]) write(file, text);
  write('src/lib/neighbour.ts', circle.neighbour);
  for (const { code, filename } of answerSchema.parse(JSON.parse(await lint())).diagnostics) {
    const rule = code.replace(/^([\w-]+)\((.+)\)$/, '$1/$2');
    found.set(filename, [...(found.get(filename) ?? []), rule]);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a broken law is named', () => {
  it.each(broken)('$law', ({ file, rule }) => {
    expect(found.get(file)).toContain(rule);
  });

  it('and each that the house wrote is broken here', () => {
    const own = [...config.matchAll(/"(house\/[\w-]+)": "error"/g)].map(([, rule]) => rule);
    expect([...new Set(own)].filter((rule) => broken.every((sample) => sample.rule !== rule))).toEqual([]);
  });
});

describe('clean code passes', () => {
  it.each(clean)('$layer', ({ file }) => {
    const ours = found.get(file)?.filter((rule) => /^(house|import)\//.test(rule));
    expect(ours ?? []).toEqual([]);
  });
});
