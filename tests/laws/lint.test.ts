import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanSamples } from './clean-samples.ts';
import { places, typedViolations, violations } from './law-samples.ts';

/**
 * Each law of the house is broken once on purpose: a rule that finds nothing is a wish.
 * The text and its place are invented; what it imports is real, because layers are resolved against the disk.
 */
const root = path.resolve(import.meta.dirname, '../..');
const typed = new ESLint({ cwd: root });
const untyped = new ESLint({
  cwd: root,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked },
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  ],
});

async function rulesBroken(eslint: ESLint, file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return [...new Set(result?.messages.map((message) => message.ruleId ?? message.message))].sort();
}

/** The first text that is linted with types makes the whole program be read. */
const firstReading = 180_000;

describe('a broken law is named', () => {
  beforeAll(() => rulesBroken(typed, places.lib, 'export {};'), firstReading);

  it.each(violations)('%s', async (_law, file, code, rule) => {
    expect(await rulesBroken(untyped, file, code)).toContain(rule);
  });

  it.each(typedViolations)('%s', async (_law, file, code, rule) => {
    expect(await rulesBroken(typed, file, code)).toContain(rule);
  });

  it('a silenced rule', async () => {
    const broken = await rulesBroken(
      untyped,
      places.lib,
      "// eslint-disable-next-line no-console\nconsole.log('a');",
    );
    expect(broken).toContain('no-console');
    expect(broken.join()).toContain('noInlineConfig');
  });
});

describe('clean code passes', () => {
  it.each(cleanSamples)('%s', async (_layer, file, code) => {
    expect(await rulesBroken(untyped, file, code)).toEqual([]);
  });
});
