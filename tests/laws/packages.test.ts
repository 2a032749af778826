import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const dependencies = z.record(z.string(), z.string());
const manifest = z
  .object({
    type: z.string(),
    private: z.boolean(),
    engines: z.object({ node: z.string() }),
    scripts: dependencies,
    dependencies,
    devDependencies: dependencies,
    allowScripts: z.record(z.string(), z.boolean()),
    workspaces: z.tuple([z.literal('supabase/local')]),
  })
  .parse(read('package.json'));
/** Strict, so that it has no script: those of the root are the only ones. */
const workspace = z
  .strictObject({
    name: z.string(),
    version: z.string(),
    private: z.literal(true),
    description: z.string(),
    license: z.literal('AGPL-3.0-only'),
    type: z.literal('module'),
    devDependencies: dependencies,
  })
  .parse(read('supabase/local/package.json'));
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      dependencies: dependencies.optional(),
      optionalDependencies: dependencies.optional(),
      devDependencies: dependencies.optional(),
    }),
  ),
});
const lock = lockSchema.parse(read('package-lock.json'));
/** Of the Supabase CLI and PostgreSQL, which the step 'official' installs beside the project. */
const toolsLock = lockSchema.parse(read('supabase/local/cli/official/tools/package-lock.json'));

/** Compatible with AGPL-3.0, inside or beside; others need people's judgement. */
const knownLicences = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Without root, workspace and its link. */
const installed = [lock, toolsLock]
  .flatMap(({ packages }) => Object.entries(packages))
  .filter(([place, { link }]) => place.includes('node_modules/') && link !== true);
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

/** Scripts that do not start at the door, which knows the commands of supabase/local/cli alone. */
function scriptsElsewhere(scripts: Record<string, string>): string[] {
  return Object.entries(scripts)
    .filter(([, script]) => !script.startsWith('node supabase/local/cli.mjs '))
    .map(([name, script]) => `${name}: ${script}`);
}

describe('package.json', () => {
  it('names exact versions, so that every machine runs the same code', () => {
    const all = [...Object.entries(wanted), ...Object.entries(workspace.devDependencies)];
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('says which Node it needs, and stays off the registry', () => {
    expect(manifest).toMatchObject({ type: 'module', private: true, engines: { node: '>=20.19' } });
  });

  it('starts every script at the one door, which installs what is missing', () => {
    expect(scriptsElsewhere(manifest.scripts)).toEqual([]);
  });

  it('has no script under tests: a script there is found', () => {
    const scripts = { build: 'node supabase/local/cli.mjs build', format: 'node tests/run/format.ts' };
    expect(scriptsElsewhere(scripts)).toEqual(['format: node tests/run/format.ts']);
  });

  it('leaves to the workspace what only the workspace needs', () => {
    expect(Object.keys(workspace.devDependencies).filter((name) => name in wanted)).toEqual([]);
  });

  it('decides about every install script', () => {
    const asking = installed
      .filter(([, entry]) => entry.hasInstallScript === true && entry.os === undefined)
      .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(asking)].sort());
  });
});

describe('package-lock.json', () => {
  it('agrees with package.json', () => {
    const { dependencies: normal, devDependencies: development } = lock.packages[''] ?? {};
    expect({ ...normal, ...development }).toEqual(wanted);
    expect(lock.packages['supabase/local']?.devDependencies).toEqual(workspace.devDependencies);
  });

  it('holds no package without a known licence; only optional builds for one platform may leave theirs to their package', () => {
    const unknown = installed
      .filter(([, { license, optional }]) =>
        license === undefined ? optional !== true : !knownLicences.has(license),
      )
      .map(([place, { license }]) => `${place}: ${license ?? 'sem licença'}`);
    expect(unknown).toEqual([]);
  });

  it('names no address of any machine or mirror', () => {
    expect(installed.filter(([, entry]) => entry.resolved !== undefined).map(([place]) => place)).toEqual([]);
  });

  it('seals every package with a strong hash', () => {
    const unsealed = installed.filter(([, { os, cpu, integrity }]) => {
      const isForOneMachine = os !== undefined || cpu !== undefined;
      return !isForOneMachine && !/^sha512-/.test(integrity ?? '');
    });
    expect(unsealed.map(([place]) => place)).toEqual([]);
  });

  it('holds the packages of every platform, without which "npm ci" refuses to start', () => {
    const names = new Set(installed.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13)));
    const missing = installed
      .flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}))
      .filter((name) => !names.has(name));
    expect(missing).toEqual([]);
  });
});
