import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { backendOrigin } from './backend-address.ts';
import { inlineScriptHashes, inlineStyleHashes, securityHeaders } from './headers.ts';
import {
  headersFile,
  missingAssetFile,
  missingAssetPage,
  nginxFile,
  vercelFile,
} from './host-header-files.ts';
import { type KnownSecret, knownSecrets, secretsIn } from './secrets.ts';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Rejects naming files and kinds, never secrets; reads every file, whatever its name. */
export async function refuseSecrets(folder: string, secrets: readonly KnownSecret[]): Promise<void> {
  const files = await filesIn(folder);
  const found = await Promise.all(
    files.map(async (file) => {
      const kinds = secretsIn(await readFile(file, 'utf8'), secrets);
      return kinds.map((kind) => `${relative(folder, file)}: ${kind}`);
    }),
  );
  const faults = found.flat().sort();
  if (faults.length > 0) throw new Error(`O site construído contém segredos:\n  ${faults.join('\n  ')}`);
}

async function writeHeaders(folder: string, apiOrigin: string): Promise<void> {
  const pages = (await filesIn(folder)).filter((file) => file.endsWith('.html'));
  const html = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const headers = securityHeaders({
    apiOrigin,
    scriptHashes: html.flatMap(inlineScriptHashes),
    styleHashes: html.flatMap(inlineStyleHashes),
  });
  await writeFile(join(folder, missingAssetFile), missingAssetPage);
  await writeFile(join(folder, '_headers'), headersFile(headers));
  await writeFile(join(folder, 'vercel.json'), vercelFile(headers));
  await writeFile(join(folder, 'nginx-headers.conf'), nginxFile(headers));
}

/** Last build step; secrets come from the process and `.env*`; no backend stops the build. */
export function writeHeadersAndRefuseSecrets(): Plugin {
  let folder = '';
  let apiOrigin = '';
  let variables: Record<string, string> = {};
  let failed = false;
  return {
    name: 'write-headers-and-refuse-secrets',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, mode, envDir, build }) {
      folder = resolve(root, build.outDir);
      variables = loadEnv(mode, envDir === false ? root : envDir, '');
      apiOrigin = backendOrigin(variables);
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (failed) return;
        await writeHeaders(folder, apiOrigin);
        await refuseSecrets(folder, knownSecrets(variables));
      },
    },
  };
}
