import type { QueryClient } from '@tanstack/react-query';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Publication } from '@/lib/publication';
import { Providers } from './providers';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: QueryClient;
  publication: Publication | null;
}

export function App({ router, queryClient, publication }: AppProps) {
  return (
    <Providers queryClient={queryClient} publication={publication}>
      <RouterProvider router={router} />
    </Providers>
  );
}
