import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const packages = (names: string) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);

/**
 * Scripts that are cut by hand; the rest is cut where pages share it. What every page needs is one file that stays in
 * the cache from version to version; what at least four pages share is another, because twenty small files compress
 * worse than one (3 kB on the home page).
 */
export const chunkGroups = [
  {
    name: 'base',
    test: packages(
      'react|react-dom|scheduler|react-router|react-router-dom|@tanstack|clsx|class-variance-authority|@supabase[\\\\/]postgrest-js',
    ),
  },
  {
    name: 'parts',
    minShareCount: 4,
    test: /src[\\/](ui|lib|features[\\/]choices)[\\/]|lucide-react|@radix-ui/,
  },
];

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
