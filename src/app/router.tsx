import { noop } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';

import { openRows, panelRows, personalRows } from '@/lib/page-rows';
import { paths } from '@/lib/paths';
import { AuthRoute } from './auth-route';
import { RootLayout } from '@/app/frame/root-layout';
import { RouteError } from './route-error';
import type { LoadedPage } from './pages-in';

/** Pages that many visits open: every visitor carries the list of their files. */
const often = import.meta.glob<LoadedPage>([
  '../pages/{analysis,candidates}-page.tsx',
  '../pages/{deputies,home,my-choices,settings}/*-page.tsx',
]);

/** The lists of all other pages arrive late themselves. */
const load = (page: string) => async (): Promise<LoadedPage> => {
  const own = often[`../pages/${page}.tsx`];
  if (own) return own();
  const list = page.startsWith('admin/') ? import('./admin-pages') : import('./late-pages');
  return (await list).load(page);
};

/** Reads load in parallel; the page waits for none. */
function loadCandidatePage() {
  // The read imports it again and reports a failure.
  import('@/features/candidates/reads').catch(noop);
  return import('@/pages/candidate-page');
}

const special: Readonly<Record<string, Pick<RouteObject, 'element' | 'lazy'>>> = {
  [paths.auth]: { element: <AuthRoute /> },
  [paths.candidatePattern]: { lazy: loadCandidatePage },
};

const routesOf = (rows: typeof openRows): RouteObject[] =>
  rows.map(({ page, ...row }) => ({ ...row, ...(special[row.path] ?? { lazy: load(page) }) }));

/** For eyes and accessibility checks; production builds leave it out. */
const gallery: RouteObject[] =
  import.meta.env.MODE === 'production'
    ? []
    : [{ path: '/__galeria', lazy: () => import('@/pages/gallery-page') }];

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    HydrateFallback: RootLayout,
    children: [
      ...routesOf(openRows),
      { lazy: () => import('./guards'), children: routesOf(personalRows) },
      ...gallery,
    ],
  },
  {
    path: paths.admin,
    errorElement: <RouteError />,
    handle: { shell: 'plain' },
    HydrateFallback: RootLayout,
    lazy: () => import('@/app/frame/admin-layout'),
    children: routesOf(panelRows),
  },
];
