import { lazy } from 'react';
import { lazyOrError } from '@/ui/state/lazy-or-error';

/** Whom to compare: what the page shows where too few are named, and what 'Trocar' opens. */
export const LateCompareChoice = lazy(() =>
  lazyOrError(import('./compare-choice').then((module) => module.CompareChoice)),
);
