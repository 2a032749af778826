import { resolve } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

/** What the bundler tells of a module while it cuts the site into scripts. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const homePage = resolve('src/pages/home-page.tsx');

/** The home page's module and everything it imports, directly or not. */
function readByHome(graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [homePage];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** All icons come out of one module, so the graph does not tell which of them the home page shows. */
const homeIcons = new Set([
  'arrow-right',
  'chevron-down',
  'circle-check',
  'circle-exclamation-point',
  'eye-off',
  'heart',
  'info',
  'list-checks',
  'rotate-cw',
  'search',
  'settings',
  'text-quote',
  'triangle-exclamation-point',
]);

const ofCandidates = /features[\\/]candidates|postgrest-js|public-client|ui[\\/]counters/;
const ofTabs = /@radix-ui|src[\\/]ui[\\/]tabs/;

/** Names the script of a module that the home page shares with others; null for what it does not need. */
function sharedWithHome(): (id: string, graph: ModuleGraph) => string | null {
  let home: Set<string> | null = null;
  return (id, graph) => {
    home ??= readByHome(graph);
    if (!home.has(id)) return null;
    const icon = /lucide-react.*icons[\\/](.*)\.mjs$/.exec(id)?.[1];
    if (icon !== undefined) return homeIcons.has(icon) ? 'parts' : 'icons';
    if (ofCandidates.test(id)) return 'candidates';
    return ofTabs.test(id) ? 'tabs' : 'parts';
  };
}

const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|clsx|class-variance-authority)[\\/]/;

/**
 * Scripts that are cut by hand; the rest is cut where pages share it. What every page needs is one file that stays in
 * the cache from version to version; what the home page shares with others are three more, because forty small files
 * compress worse (8 kB on the home page) and lengthen the list of all files that each visitor carries.
 */
export function chunkGroups() {
  const alone = { includeDependenciesRecursively: false };
  return [
    { name: 'base', test: everywhere, ...alone },
    { name: 'parts', tags: ['$initial' as const], ...alone },
    { name: sharedWithHome(), debugName: 'shared with home', minShareCount: 2, ...alone },
  ];
}

/** The entry lists every script, so most go by their hash alone; those that rules and proofs look for keep a name. */
export function chunkFileName({ name }: { name: string }): string {
  return /^(admin|base|rolldown-runtime|user-client)/.test(name)
    ? 'assets/[name]-[hash].js'
    : 'assets/[hash].js';
}

/** Every browser of the target preloads modules by itself, and what the first page has loaded need not be named again. */
export const preloading: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (_file, dependencies, { hostType }) =>
    hostType === 'html'
      ? dependencies
      : dependencies.filter((file) => !/\/(base|rolldown-runtime)-/.test(file)),
};

/** The router's package leaves its warnings for developers in; the files without them are there but not exported. */
export function productionRouter(): Plugin {
  const folder = resolve('node_modules/react-router/dist/production');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: resolve(folder, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
