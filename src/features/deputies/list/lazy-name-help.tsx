import { type ComponentProps, lazy, Suspense } from 'react';
import { lazyOptional } from '@/lib/page/when-loaded';
import type { NameHelp as Help } from './name-help';

const LateHelp = lazy(() =>
  lazyOptional(() => import('./name-help').then((module) => module.NameHelp), 'Help with names'),
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
