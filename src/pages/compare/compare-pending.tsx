import { useDeferredValue } from 'react';
import { RowSkeletons } from '@/ui/state/skeleton';

/** Renders the table in slices: in one piece it blocks slow phones. */
export function useSlowlyOver(isPending: boolean): boolean {
  return useDeferredValue(isPending) || isPending;
}

export function ComparePending() {
  return (
    <div className="col-span-full">
      <RowSkeletons text="Carregando a comparação..." count={8} />
    </div>
  );
}
