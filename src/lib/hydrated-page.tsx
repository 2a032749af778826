import { type ReactNode, Suspense, useEffect } from 'react';
import { finishPart } from './hydration';

/** The page inside its frame, which hydrates by itself, after the frame. */
export function HydratedPage({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Finish />
    </Suspense>
  );
}

function Finish() {
  useEffect(() => finishPart('page'), []);
  return null;
}
