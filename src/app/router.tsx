import { noop } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';

import { paths } from '@/lib/paths';
import { AuthRoute } from './auth-route';
import { FirstFrame, RootLayout } from '@/app/frame/root-layout';
import { RouteError } from './route-error';
import type { LoadedPage } from './pages-in';
import { type RouteHandle, search } from './route-handle';

const home = { shell: 'home' } satisfies RouteHandle;
const plain = { shell: 'plain' } satisfies RouteHandle;

/** A page of the pieces themselves, for eyes and for accessibility checks; the product's build has none of it. */
const gallery: RouteObject[] =
  import.meta.env.MODE === 'production'
    ? []
    : [{ path: '/__galeria', lazy: () => import('@/pages/gallery-page') }];

/** Fetches one page by its module's name from a list of pages that arrives late itself. */
const pageOf =
  (list: () => Promise<{ load: (page: string) => Promise<LoadedPage> }>) => (page: string) => async () =>
    (await list()).load(page);

const panelPage = pageOf(() => import('./admin-pages'));

/** The panel has a frame of its own; frame, guard, pages and the list of their chunks load only for who opens it. */
const administration: RouteObject = {
  path: paths.admin,
  errorElement: <RouteError />,
  HydrateFallback: FirstFrame,
  lazy: () => import('@/app/frame/admin-layout'),
  children: [
    { index: true, lazy: panelPage('admin/admin-dashboard-page') },
    { path: paths.adminCandidates, handle: search, lazy: panelPage('admin/admin-candidates-page') },
    { path: paths.adminNewCandidate, lazy: panelPage('admin/admin-new-candidate-page') },
    { path: paths.adminCandidatePattern, lazy: panelPage('admin/admin-candidate-page') },
    { path: paths.adminBalance, lazy: panelPage('admin/admin-balance-page') },
    { path: paths.adminResults, lazy: panelPage('admin/admin-results-page') },
    { path: `${paths.adminVotes}/:id?`, lazy: panelPage('admin/admin-votes-page') },
    { path: paths.adminAudit, lazy: panelPage('admin/admin-audit-page') },
  ],
};

const latePage = pageOf(() => import('./late-pages'));

/** Pages that few visits open: not every visitor carries the list of their files. */
const rare: RouteObject[] = [
  { path: paths.themes, lazy: latePage('themes-page') },
  { path: paths.result, lazy: latePage('result-page') },
  { path: paths.elected, lazy: latePage('elected-page') },
  { path: paths.votes, lazy: latePage('votes/votes-page') },
  { path: paths.votePattern, lazy: latePage('votes/vote-page') },
  { path: paths.compare, lazy: latePage('compare/compare-page') },
  { path: paths.about, lazy: latePage('about-page') },
  { path: paths.privacy, lazy: latePage('privacy-page') },
  { path: paths.data, lazy: latePage('data-page') },
  { path: paths.accessibility, lazy: latePage('accessibility-page') },
  { path: paths.adminLogin, handle: plain, lazy: panelPage('admin/admin-login-page') },
];

/** Made-up people, reached by address alone: no navigation leads there. */
const samples: RouteObject[] = [
  { path: paths.sampleDeputies, lazy: latePage('samples/sample-deputies-page') },
  { path: paths.sampleDeputyPattern, lazy: latePage('samples/sample-deputy-page') },
  { path: paths.sampleFavorites, lazy: latePage('samples/sample-favorites-page') },
];

const guards = () => import('./guards');
const guardedBy = (name: keyof Awaited<ReturnType<typeof guards>>) => async () => ({
  Component: (await guards())[name],
});

/** What a candidate's page reads with loads in parallel; the page waits for none of it. */
function loadCandidatePage() {
  // The read imports it again and reports a failure.
  import('@/features/candidates/reads').catch(noop);
  return import('@/pages/candidate-page');
}

/** Screens of one person: a visitor is sent to sign in and back. The guards arrive with the first such screen. */
const personal: RouteObject[] = [
  {
    lazy: guardedBy('ChoicesGuard'),
    children: [
      { path: paths.choices, lazy: () => import('@/pages/my-choices/my-choices-page') },
      { path: paths.choices2026, lazy: () => import('@/pages/my-choices/my-choices-2026-page') },
    ],
  },
  {
    lazy: guardedBy('AnalysisGuard'),
    children: [{ path: paths.analysis, lazy: () => import('@/pages/analysis-page') }],
  },
  {
    lazy: guardedBy('SettingsGuard'),
    children: [{ path: paths.settings, lazy: () => import('@/pages/settings/settings-page') }],
  },
];

/** The whole site by address; each page arrives in its own chunk. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    HydrateFallback: FirstFrame,
    children: [
      { path: paths.home, handle: home, lazy: () => import('@/pages/home/home-page') },
      { path: paths.candidates, lazy: () => import('@/pages/candidates-page') },
      { path: paths.candidatePattern, lazy: loadCandidatePage },
      { path: paths.deputies, handle: search, lazy: () => import('@/pages/deputies/deputies-page') },
      { path: paths.deputyPattern, lazy: () => import('@/pages/deputies/deputy-page') },
      { path: paths.auth, handle: plain, element: <AuthRoute /> },
      ...personal,
      ...rare,
      ...samples,
      ...gallery,
      { path: '*', lazy: () => import('@/pages/not-found-page') },
    ],
  },
  administration,
];
