import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { HydrationContext } from './hydration';

/** Hydrates by itself after the page: no tap waits for it. Its parent is memoized. */
export function HydratesLate({ children }: { children: ReactNode }) {
  const { isOver } = use(HydrationContext);
  const [hydration] = useState({ isOver });
  return (
    <Suspense>
      <HydrationContext value={hydration}>
        {children}
        <HydrationEnd />
      </HydrationContext>
    </Suspense>
  );
}

function HydrationEnd() {
  const hydration = use(HydrationContext);
  useEffect(() => {
    hydration.isOver = true;
  }, [hydration]);
  return null;
}
