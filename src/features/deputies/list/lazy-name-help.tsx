import { type ComponentProps, lazy, Suspense } from 'react';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import type { NameHelp as Help } from './name-help';

const LateHelp = lazy(() =>
  lazyOrError(
    import('./name-help').then((module) => module.NameHelp),
    () => null,
  ),
);

/** Code and lists load when needed. */
export function NameHelp(props: ComponentProps<typeof Help>) {
  return (
    <div role="status" className="my-3 empty:hidden">
      <Suspense fallback={null}>
        <LateHelp {...props} />
      </Suspense>
    </div>
  );
}
