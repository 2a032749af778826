import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { CliAnswer } from '../../supabase/local/cli/official/supabase-cli.ts';
import { readProjectConfig } from '../../supabase/local/emulator/project-config.ts';
import { openPlatform, type Platform } from './platform.ts';

interface Upload {
  metadata: unknown;
  /** Contents by the name that the CLI gave. */
  files: Map<string, string>;
}

const uploads = new Map<string, Upload>();
const { functions } = await readProjectConfig(new URL('../../supabase/config.toml', import.meta.url));
const slugs = Object.keys(functions).sort();
const importMap = 'supabase/functions/import_map.json';
let platform: Platform;
let deployed: CliAnswer;

async function keepUpload(slug: string, request: Request): Promise<void> {
  const form = await request.formData();
  const files = new Map<string, string>();
  for (const part of form.getAll('file')) {
    if (part instanceof File) files.set(part.name, await part.text());
  }
  uploads.set(slug, { metadata: JSON.parse(z.string().parse(form.get('metadata'))), files });
}

/** As much of the hosted platform's API as a deployment asks. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'PUT') return Response.json({ functions: [] });
  if (!pathname.endsWith('/functions/deploy')) return Response.json({ message: 'unknown' }, { status: 404 });
  const slug = searchParams.get('slug') ?? '';
  await keepUpload(slug, request);
  const made = { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, created_at: 1, updated_at: 1 };
  return Response.json(made, { status: 201 });
}

beforeAll(async () => {
  platform = await openPlatform(answer);
  deployed = await platform.run(['functions', 'deploy', '--use-api', '--yes']);
});
afterAll(() => platform.close());

it('the official CLI deploys the functions of config.toml, without a warning', () => {
  expect(deployed.stderr).not.toMatch(/warn|deprecat|no longer/i);
  expect(deployed.code).toBe(0);
  expect([...uploads.keys()].sort()).toEqual(slugs);
});

it.each(slugs)('%s goes with its entry point, its import map and its door', (slug) => {
  const { metadata, files } = uploads.get(slug) ?? {};
  expect(metadata).toMatchObject({
    entrypoint_path: `supabase/functions/${slug}/index.ts`,
    import_map_path: importMap,
    verify_jwt: functions[slug]?.verify_jwt,
  });
  expect([...(files?.keys() ?? [])]).toEqual(
    expect.arrayContaining([importMap, `supabase/functions/${slug}/index.ts`]),
  );
});

it.each(slugs)('%s finds each package that it imports in the import map', (slug) => {
  const files = uploads.get(slug)?.files ?? new Map<string, string>();
  const { imports } = z
    .strictObject({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(files.get(importMap) ?? ''));
  const source = [...files].filter(([name]) => name.endsWith('.ts')).map(([, text]) => text);
  const named = source.flatMap((text) =>
    [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']) => name),
  );
  expect(named).toContain('zod');
  expect(named.filter((name) => !(name in imports))).toEqual([]);
});

it.each(slugs)('%s is far from the 20 MB that the platform takes', (slug) => {
  const texts = [...(uploads.get(slug)?.files.values() ?? [])];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(1024 * 1024);
});

it('the import map has the versions of package.json', async () => {
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(importMap, 'utf8')));
  const { dependencies, devDependencies } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(await readFile('package.json', 'utf8')));
  const versions = { ...dependencies, ...devDependencies };
  expect(imports).toEqual(
    Object.fromEntries(Object.keys(imports).map((name) => [name, `npm:${name}@${versions[name]}`])),
  );
});
