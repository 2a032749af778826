import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HydrationContext, useOnHydrated } from '@/lib/page/hydration';
import type { Publication } from '@/lib/publication';
import { Providers } from './providers';

interface PageProps {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: QueryClient;
  publication: Publication | null;
  onReady: () => void;
}

interface AppProps extends PageProps {
  isHydrating: boolean;
}

export function App({ isHydrating, ...props }: AppProps) {
  const [hydration] = useState({ isOver: !isHydrating });
  return (
    <HydrationContext value={hydration}>
      <Page {...props} />
    </HydrationContext>
  );
}

function Page({ router, queryClient, publication, onReady }: PageProps) {
  useOnHydrated(onReady);
  return (
    <Providers queryClient={queryClient} publication={publication}>
      <RouterProvider router={router} />
    </Providers>
  );
}
