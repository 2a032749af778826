import { join } from 'node:path';

/** Builds the application for the environment of this process into `<folder>/site`, which it returns; prints errors alone. */
export async function buildSite(root: string, folder: string): Promise<string> {
  const { build } = await import('vite');
  const directory = join(folder, 'site');
  await build({
    root,
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true, reportCompressedSize: false },
  });
  return directory;
}
