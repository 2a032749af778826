import { type ReactNode, Suspense, useEffect } from 'react';
import { endHydration } from './hydration';

/** The page inside its frame, which hydrates by itself, after the frame: a slow phone answers in between. */
export function HydratedPage({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <HydrationEnd />
    </Suspense>
  );
}

function HydrationEnd() {
  useEffect(endHydration, []);
  return null;
}
