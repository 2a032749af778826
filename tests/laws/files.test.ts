import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What is committed or about to be: ignored files are nobody's. */
const files = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  {
    cwd: root,
  },
)
  .toString()
  .split('\0')
  .filter((file) => file !== '' && statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());

const code = files.filter((file) => /\.(ts|tsx|mts|js|mjs|css|sql|html|sh)$/.test(file));
const self = 'tests/laws/files.test.ts';
const samplesOfLint = ['tests/laws/law-samples.ts', 'tests/laws/lint.test.ts'];
const samplesOfSecrets = ['src/publish/host/secrets.test.ts'];

/** @param searching files where only this pattern's words are searched for. */
function linesWith(pattern: RegExp, among: readonly string[], searching: readonly string[] = []): string[] {
  return among
    .filter((file) => !searching.includes(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
}

describe('every file', () => {
  it('of src, tests and the backend is named in kebab-case', () => {
    const odd = code
      .filter((file) => /^(src|tests|e2e|supabase)\//.test(file) && !file.startsWith('supabase/migrations/'))
      .filter((file) => !/^(_?[a-z0-9-]+\/)*[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(file))
      .filter((file) => !/^supabase\/tests\/([a-z]+\/)?[a-z0-9_]+\.test\.sql$/.test(file));
    expect(odd).toEqual([]);
  });

  it('is in a folder of thirty at the most; the migrations are read from one', () => {
    const folders = new Map<string, number>();
    for (const file of files) {
      const folder = path.posix.dirname(file);
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    const crowded = [...folders].filter(([, count]) => count > 30).map(([folder]) => folder);
    expect(crowded.filter((folder) => folder !== 'supabase/migrations')).toEqual([]);
  });

  it('of the local backend is in the part that it belongs to', () => {
    const parts = /^supabase\/local\/(emulator|stand-ins|data|cli)\//;
    const odd = files.filter((file) => file.startsWith('supabase/local/') && !parts.test(file));
    expect(odd).toEqual(['supabase/local/cli.mjs', 'supabase/local/package.json']);
  });

  it('of the schema is named by its moment and its act', () => {
    const odd = files
      .filter((file) => file.startsWith('supabase/migrations/'))
      .filter((file) => !/\/\d{14}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/.test(file));
    expect(odd).toEqual([]);
  });

  it('is finished: no note to oneself', () => {
    expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/, code, [self])).toEqual([]);
  });

  it('silences no rule and no type', () => {
    expect(
      linesWith(
        /(eslint|oxlint)-disable|@ts-(ignore|expect-error|nocheck)|(oxfmt|prettier)-ignore|deno-lint-ignore/,
        code,
        [self, ...samplesOfLint],
      ),
    ).toEqual([]);
  });

  it('names no place of one machine', () => {
    expect(linesWith(/(^|[\s'"`(=:])\/(work|home|root|Users)\/[a-z]/, code)).toEqual([]);
  });

  it('leaves the choice of registry to the machine', () => {
    expect(
      linesWith(/registry\s*=|_auth|cafile/i, ['.npmrc']).filter((line) => !/resolved=true$/.test(line)),
    ).toEqual([]);
  });
});

describe('a committed secret', () => {
  it('does not exist: no environment file, no private key', () => {
    expect(
      files.filter((file) => /(^|\/)\.env(\..+)?$/.test(file) && !file.endsWith('.env.example')),
    ).toEqual([]);
    expect(linesWith(/BEGIN [A-Z ]*PRIVATE KEY/, code, samplesOfSecrets)).toEqual([]);
  });

  it('never gets the prefix that publishes it', () => {
    expect(linesWith(/VITE_[A-Z_]*(SECRET|SERVICE|PASSWORD|PRIVATE|TOKEN)/, code, samplesOfSecrets)).toEqual(
      [],
    );
  });
});
