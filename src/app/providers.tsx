import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { photoSources } from '@/lib/photo-source';
import { SessionProvider } from '@/lib/session/session-provider';
import { PhotoSourcesContext } from '@/ui/photo-context';
import { Toasts } from './toasts';

/** What every screen stands on: server data, the session, where photos come from, the toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <PhotoSourcesContext value={photoSources}>{children}</PhotoSourcesContext>
        <Toasts />
      </SessionProvider>
    </QueryClientProvider>
  );
}
