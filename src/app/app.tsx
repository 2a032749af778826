import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { handOverEarlyActs } from '@/lib/early-acts';
import { createQueryClient } from '@/lib/query-client';
import { Providers } from './providers';
import { routes } from './router';
import { whenReady } from './when-ready';

type Router = ReturnType<typeof createBrowserRouter>;

/** The site's router, made in a task of its own: a slow phone has just read the site's code, and may answer to a touch first. */
export function openRouter(): Promise<Router> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(createBrowserRouter(routes)));
  });
}

/**
 * Resolves once the code of the page that was opened is there, or could not be had. Gives how to do again what was done on
 * the page meanwhile, for when React answers to it.
 */
export async function firstPage(router: Router): Promise<() => void> {
  await whenReady(router);
  // What React takes over must not change under its hands.
  document.querySelector('template[data-list]')?.remove();
  const repeat = handOverEarlyActs();
  return () => {
    window.drawnCandidates = undefined;
    repeat();
  };
}

/** The composition root. `onReady` is called once React answers to what is done on the page. */
export function App({ router, onReady }: { router: Router; onReady?: (() => void) | undefined }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    // Not from within React's own work, where it would answer to several acts as if they were one.
    if (onReady) setTimeout(onReady);
  }, [onReady]);
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  );
}
