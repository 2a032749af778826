import type { RouteObject } from 'react-router-dom';

import { paths } from '@/lib/paths';
import { FirstFrame, RootLayout } from './root-layout';
import { RouteError } from './route-error';
import { type RouteHandle, search } from './route-handle';

const home = { shell: 'home' } satisfies RouteHandle;
const plain = { shell: 'plain' } satisfies RouteHandle;

/** A page of the pieces themselves, for eyes and for accessibility checks; the product's build has none of it. */
const gallery: RouteObject[] =
  import.meta.env.MODE === 'production'
    ? []
    : [{ path: '/__galeria', lazy: () => import('@/pages/gallery-page') }];

/** Loads one page of a list of pages that itself arrives late. */
const pageIn =
  <Name extends string, Page>(load: () => Promise<Record<Name, () => Promise<Page>>>) =>
  (name: Name) =>
  async () =>
    (await load())[name]();

const panelPage = pageIn(() => import('./admin-pages'));

/**
 * The panel stands in a frame of its own; frame, guard and pages arrive only for who opens it, and so does the list of
 * the files of its pages: no visitor carries that.
 */
const administration: RouteObject = {
  path: paths.admin,
  errorElement: <RouteError />,
  HydrateFallback: FirstFrame,
  lazy: () => import('./admin-layout'),
  children: [
    { index: true, lazy: panelPage('dashboard') },
    { path: paths.adminCandidates, handle: search, lazy: panelPage('candidates') },
    { path: paths.adminNewCandidate, lazy: panelPage('newCandidate') },
    { path: paths.adminCandidatePattern, lazy: panelPage('candidate') },
    { path: paths.adminBalance, lazy: panelPage('balance') },
    { path: paths.adminResults, lazy: panelPage('results') },
    { path: paths.adminVotes + '/:id?', lazy: panelPage('votes') },
    { path: paths.adminAudit, lazy: panelPage('audit') },
  ],
};

const samplePage = pageIn(() => import('./sample-pages'));

/** Made-up people, reached by address alone: no navigation leads there, and no visitor carries the list of their files. */
const samples: RouteObject[] = [
  { path: paths.sampleDeputies, lazy: samplePage('deputies') },
  { path: paths.sampleDeputyPattern, lazy: samplePage('deputy') },
  { path: paths.sampleFavorites, lazy: samplePage('favorites') },
];

const guards = () => import('./guards');
const guardedBy = (name: keyof Awaited<ReturnType<typeof guards>>) => async () => ({
  Component: (await guards())[name],
});

/** One candidate's page and what it reads with come side by side, not one after the other. */
async function loadCandidatePage() {
  const [{ Component }] = await Promise.all([
    import('@/pages/candidate-page'),
    import('@/features/candidates/reads'),
  ]);
  return { Component };
}

/** Screens of one person: a visitor is sent to sign in and back. The guards arrive with the first such screen. */
const personal: RouteObject[] = [
  {
    lazy: guardedBy('ChoicesGuard'),
    children: [
      { path: paths.choices, lazy: () => import('@/pages/my-choices-page') },
      { path: paths.choices2026, lazy: () => import('@/pages/my-choices-2026-page') },
    ],
  },
  {
    lazy: guardedBy('AnalysisGuard'),
    children: [{ path: paths.analysis, lazy: () => import('@/pages/analysis-page') }],
  },
  {
    lazy: guardedBy('SettingsGuard'),
    children: [{ path: paths.settings, lazy: () => import('@/pages/settings-page') }],
  },
];

/** The whole site by address; each page arrives in its own chunk. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    HydrateFallback: FirstFrame,
    children: [
      { path: paths.home, handle: home, lazy: () => import('@/pages/home-page') },
      { path: paths.candidates, lazy: () => import('@/pages/candidates-page') },
      { path: paths.themes, lazy: () => import('@/pages/themes-page') },
      { path: paths.result, lazy: () => import('@/pages/result-page') },
      { path: paths.elected, lazy: () => import('@/pages/elected-page') },
      { path: paths.candidatePattern, lazy: loadCandidatePage },
      { path: paths.deputies, handle: search, lazy: () => import('@/pages/deputies-page') },
      { path: paths.deputyPattern, lazy: () => import('@/pages/deputy-page') },
      { path: paths.votes, lazy: () => import('@/pages/votes-page') },
      { path: paths.votePattern, lazy: () => import('@/pages/vote-page') },
      { path: paths.about, lazy: () => import('@/pages/about-page') },
      { path: paths.privacy, lazy: () => import('@/pages/privacy-page') },
      { path: paths.data, lazy: () => import('@/pages/data-page') },
      { path: paths.accessibility, lazy: () => import('@/pages/accessibility-page') },
      { path: paths.auth, handle: plain, lazy: () => import('@/pages/auth-page') },
      { path: paths.adminLogin, handle: plain, lazy: () => import('@/pages/admin-login-page') },
      ...personal,
      ...samples,
      ...gallery,
      { path: '*', lazy: () => import('@/pages/not-found-page') },
    ],
  },
  administration,
];
