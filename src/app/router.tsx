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

const panel = () => import('./admin-pages');

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
    { index: true, lazy: async () => (await panel()).dashboard() },
    { path: paths.adminCandidates, handle: search, lazy: async () => (await panel()).candidates() },
    { path: paths.adminNewCandidate, lazy: async () => (await panel()).newCandidate() },
    { path: paths.adminCandidatePattern, lazy: async () => (await panel()).candidate() },
    { path: paths.adminBalance, lazy: async () => (await panel()).balance() },
    { path: paths.adminResults, lazy: async () => (await panel()).results() },
    { path: paths.adminAudit, lazy: async () => (await panel()).audit() },
  ],
};

const rare = () => import('./rare-pages');

/** Made-up people, reached by address alone: no navigation leads there, and no visitor carries the list of their files. */
const samples: RouteObject[] = [
  { path: paths.sampleDeputies, lazy: async () => (await rare()).deputies() },
  { path: paths.sampleDeputyPattern, lazy: async () => (await rare()).deputy() },
  { path: paths.sampleFavorites, lazy: async () => (await rare()).favorites() },
];

const guards = () => import('./guards');

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
    lazy: async () => ({ Component: (await guards()).ChoicesGuard }),
    children: [
      { path: paths.choices, lazy: () => import('@/pages/my-choices-page') },
      { path: paths.choices2026, lazy: () => import('@/pages/my-choices-2026-page') },
    ],
  },
  {
    lazy: async () => ({ Component: (await guards()).AnalysisGuard }),
    children: [{ path: paths.analysis, lazy: () => import('@/pages/analysis-page') }],
  },
  {
    lazy: async () => ({ Component: (await guards()).SettingsGuard }),
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
      { path: paths.compare, lazy: async () => (await rare()).compare() },
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
