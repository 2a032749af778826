import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { photoSources } from '@/lib/photo/photo-source';
import { type Publication, PublicationContext } from '@/lib/publication';
import { SessionProvider } from '@/lib/session/session-provider';
import { PhotoSourcesContext } from '@/ui/person/photo-context';
import { Toasts } from '@/app/frame/toasts';

interface ProvidersProps {
  queryClient: QueryClient;
  publication?: Publication | null;
  children: ReactNode;
}

export function Providers({ queryClient, publication = null, children }: ProvidersProps) {
  return (
    <PublicationContext value={publication}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <PhotoSourcesContext value={photoSources}>{children}</PhotoSourcesContext>
          <Toasts />
        </SessionProvider>
      </QueryClientProvider>
    </PublicationContext>
  );
}
