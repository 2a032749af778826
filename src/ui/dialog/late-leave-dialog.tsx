import { type ComponentProps, lazy, Suspense } from 'react';
import type { LeaveDialog as Dialog } from './leave-dialog';
import { lazyOrError } from '@/ui/state/lazy-or-error';

const LeaveDialog = lazy(() => lazyOrError(import('./leave-dialog').then((module) => module.LeaveDialog)));

/** The question before unsaved edits are left behind, loaded when it is asked. */
export function LateLeaveDialog(props: ComponentProps<typeof Dialog>) {
  return props.isOpen ? (
    <Suspense fallback={null}>
      <LeaveDialog {...props} />
    </Suspense>
  ) : null;
}
