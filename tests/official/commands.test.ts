import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { openSupabaseCli, type SupabaseCli } from '../../supabase/local/cli/official/supabase-cli.ts';

const pages = [
  'README.md',
  '.env.example',
  'supabase/config.toml',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const textOf = (page: string) => readFileSync(page, 'utf8');

const named = new Set(
  pages.flatMap((page) => [...textOf(page).matchAll(/`supabase ([^`]+)`/g)].map(([, words = '']) => words)),
);

let supabase: SupabaseCli;
beforeAll(async () => {
  supabase = await openSupabaseCli(inject('official').cli);
});
afterAll(() => supabase.remove());

const helps = new Map<string, Promise<string>>();

function helpOf(command: string): Promise<string> {
  const asked =
    helps.get(command) ?? supabase.run([...command.split(' '), '--help']).then(({ stdout }) => stdout);
  helps.set(command, asked);
  return asked;
}

/** Nothing when the CLI takes the whole line. */
async function unknownIn(line: string): Promise<string[]> {
  const words = line.split(/\s+/);
  const end = words.findIndex((word) => !/^[a-z]+$/.test(word));
  const command = words.slice(0, end === -1 ? undefined : end).join(' ');
  const help = await helpOf(command);
  if (!new RegExp(`^USAGE\n  supabase ${command} \\[flags\\]`, 'm').test(help)) return [command];
  const known = [...help.matchAll(/^ {2}(--[a-z-]+)(?:, (-[a-z]))?/gm)].flatMap(([, ...names]) => names);
  const flags = words.filter((word) => word.startsWith('-')).map((word) => word.split('=', 1)[0] ?? '');
  return flags.filter((flag) => !known.includes(flag));
}

describe('the pages', () => {
  it.each([...named])('name a command that the CLI takes: supabase %s', async (words) => {
    expect(await unknownIn(words)).toEqual([]);
  });

  it('would not get away with an unknown command or flag', async () => {
    expect(await unknownIn('db shove')).toEqual(['db shove']);
    expect(await unknownIn('db push --linked --include-seed')).toEqual(['--linked']);
  });

  it('name the version that is tried here', () => {
    const { dependencies } = z
      .object({ dependencies: z.object({ supabase: z.string() }) })
      .parse(JSON.parse(textOf('supabase/local/cli/official/tools/package.json')));
    const versions = pages.flatMap((page) => [...textOf(page).matchAll(/supabase@([\d.]+\d)/g)]);
    expect(new Set(versions.map(([, version]) => version))).toEqual(new Set([dependencies.supabase]));
  });
});
