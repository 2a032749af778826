import { type ComponentProps, lazy, Suspense } from 'react';
import type { LeaveDialog as Dialog } from './leave-dialog';
import { orPartFailed } from '@/ui/state/or-part-failed';

const LeaveDialog = lazy(() => orPartFailed(import('./leave-dialog').then((module) => module.LeaveDialog)));

/** The question before unsaved edits are left behind, loaded when it is asked. */
export function LateLeaveDialog(props: ComponentProps<typeof Dialog>) {
  return props.isOpen ? (
    <Suspense fallback={null}>
      <LeaveDialog {...props} />
    </Suspense>
  ) : null;
}
