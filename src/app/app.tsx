import type { QueryClient } from '@tanstack/react-query';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ChangedOverContext, useChangeOver } from '@/lib/hydration';
import type { Publication } from '@/lib/publication';
import { Providers } from './providers';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: QueryClient;
  publication: Publication | null;
  /** Whether it hydrates a prerendered page. */
  isHydrating: boolean;
  /** Called once React answers to what is done on the page. */
  onReady: () => void;
}

export function App({ router, queryClient, publication, isHydrating, onReady }: AppProps) {
  return (
    <ChangedOverContext value={useChangeOver(isHydrating, onReady)}>
      <Providers queryClient={queryClient} publication={publication}>
        <RouterProvider router={router} />
      </Providers>
    </ChangedOverContext>
  );
}
