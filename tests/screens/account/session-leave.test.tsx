import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { SessionProvider } from '@/lib/session/session-provider';
import { useSession } from '@/lib/session/use-session';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { aSession, maria, storeSession } from '../../support/session';

/** Reads personal data, and renders while the session ends. */
function Screen({ onDrawn }: { onDrawn: () => void }) {
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : null;
  useQuery({ queryKey: ['choices', userId], queryFn: () => [], enabled: userId !== null });
  useLayoutEffect(() => {
    if (userId !== null) onDrawn();
  }, [userId, onDrawn]);
  return null;
}

it('the sign-out takes a person’s data away even when a screen of theirs was being drawn as they left', async () => {
  storeSession(aSession(maria));
  const queryClient = new QueryClient();
  const hasKeyOf = (id: string) =>
    queryClient.getQueryCache().findAll({ queryKey: ['choices', id] }).length > 0;
  const leave = vi.fn(() => {
    expect(hasKeyOf(maria.id)).toBe(true);
    window.localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Screen onDrawn={leave} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => {
    expect(leave).toHaveBeenCalledOnce();
  });
  await waitFor(() => {
    expect(hasKeyOf(maria.id)).toBe(false);
  });
});
