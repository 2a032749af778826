import { lazy } from 'react';
import { lazyOrError } from '@/ui/state/lazy-or-error';

/** Shown with too few names, and by 'Trocar'. */
export const LateCompareChoice = lazy(() =>
  lazyOrError(import('./compare-choice').then((module) => module.CompareChoice)),
);
