import { lazy } from 'react';
import { orPartFailed } from '@/ui/state/or-part-failed';

/** Whom to compare: what the page shows where too few are named, and what 'Trocar' opens. */
export const LateCompareChoice = lazy(() =>
  orPartFailed(import('./compare-choice').then((module) => module.CompareChoice)),
);
