import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Publication } from '@/lib/publication';
import { Providers } from './providers';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: QueryClient;
  publication: Publication | null;
  /** Called once React answers to what is done on the page. */
  onReady: () => void;
}

export function App({ router, queryClient, publication, onReady }: AppProps) {
  useEffect(() => {
    // Not from within React's own work, where it would answer to several acts as if they were one.
    const waiting = setTimeout(onReady);
    return () => clearTimeout(waiting);
  }, [onReady]);
  return (
    <Providers queryClient={queryClient} publication={publication}>
      <RouterProvider router={router} />
    </Providers>
  );
}
