import { readFile, writeFile } from 'node:fs/promises';
import { build, type Rolldown } from 'vite';
import { budgetRows, budgetTable, faults, type BuiltSite, withWeights } from '../budgets/budgets.ts';
import { readChunks, weigh } from '../budgets/graph.ts';
import { keptWeight, mostKept } from '../budgets/precache.ts';
import { readStyles, stylesFile } from '../../../../src/publish/pages/styles.ts';

export const usage = {
  takes: '[--write]',
  says: 'Constrói o site e confere o peso de cada página; --write o grava em docs/desempenho.md.',
};

const folder = 'test-results/build';

type Output = Rolldown.RolldownOutput['output'];

/** The build is weighed, not opened, so any backend address will do. */
const anyBackend = { VITE_SUPABASE_URL: 'http://127.0.0.1:54321', VITE_SUPABASE_ANON_KEY: 'public-key' };

async function buildOnce(): Promise<Output> {
  Object.assign(process.env, { ...anyBackend, ...process.env });
  const result = await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  if (Array.isArray(result) || !('output' in result)) throw new Error('O Vite não construiu um site só.');
  return result.output;
}

function siteOf(output: Output): BuiltSite {
  const entry = output.find((one) => one.type === 'chunk' && one.isEntry);
  if (!entry) throw new Error('O site não tem uma entrada.');
  const assets = output.flatMap((one) => (one.type === 'asset' ? [one] : []));
  const ofEveryPage = readStyles(
    assets.find(({ fileName }) => fileName === stylesFile)?.source.toString() ?? '',
  );
  const isOfEveryPage = ({ fileName }: { fileName: string }) => ofEveryPage.includes(`/${fileName}`);
  const ending = (name: string) => assets.filter(({ fileName }) => fileName.endsWith(name));
  return {
    chunks: readChunks(output, process.cwd()),
    entry: entry.fileName,
    styles: ending('.css')
      .filter(isOfEveryPage)
      .map(({ source }) => weigh(source)),
    lateStyles: ending('.css')
      .filter((asset) => !isOfEveryPage(asset))
      .map(({ source }) => weigh(source)),
    fonts: ending('.woff2').map(({ source }) => Buffer.byteLength(source)),
  };
}

const page = 'docs/desempenho.md';

export async function run(args: readonly string[]): Promise<void> {
  const site = siteOf(await buildOnce());
  const kept = await keptWeight(folder);
  const rows = [...budgetRows(site), { name: 'guardado sem rede', weight: kept, most: mostKept }];
  console.log(budgetTable(rows));
  if (args.includes('--write')) {
    const day = new Date().toISOString().slice(0, 10);
    await writeFile(page, withWeights(await readFile(page, 'utf8'), rows, day));
  }
  const found = faults(site);
  if (kept.br > mostKept)
    found.push(`O service worker guarda ${kept.br} bytes (br), o limite é ${mostKept}.`);
  for (const fault of found) console.error(fault);
  if (found.length > 0) process.exitCode = 1;
}
