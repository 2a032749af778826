import { noop } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useState } from 'react';
import { HydrationContext, useOnHydrated } from './hydration';

/** Hydrates by itself after the page: no tap waits for it. Its parent is memoized. */
export function HydratesLate({ children }: { children: ReactNode }) {
  const { isOver } = use(HydrationContext);
  const [hydration] = useState({ isOver });
  return (
    <Suspense>
      <HydrationContext value={hydration}>
        {children}
        <End />
      </HydrationContext>
    </Suspense>
  );
}

function End() {
  useOnHydrated(noop);
  return null;
}
