import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client';
import { Providers } from './providers';
import { routes } from './router';
import { whenReady } from './when-ready';

const router = createBrowserRouter(routes);

/** Resolves once the code of the page that was opened is there, or could not be had. */
export function firstPage(): Promise<void> {
  return whenReady(router);
}

/** The composition root. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  );
}
