import { type ComponentProps, lazy, Suspense } from 'react';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import type { WaitingLeave as Question } from './waiting-leave';

const WaitingLeave = lazy(() => lazyOrError(import('./waiting-leave').then((module) => module.WaitingLeave)));

export function LateWaitingLeave(props: ComponentProps<typeof Question>) {
  return (
    <Suspense fallback={null}>
      <WaitingLeave {...props} />
    </Suspense>
  );
}
