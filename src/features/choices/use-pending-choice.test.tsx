import { noop, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { HydrationContext } from '@/lib/page/hydration';
import { createQueryClient } from '@/lib/query-client';
import { SessionProvider } from '@/lib/session/session-provider';
import { useSession } from '@/lib/session/use-session';
import { keepPending, readPending } from './pending-store';
import { usePendingChoice } from './use-pending-choice';

const path = '/candidatos-2026';
const tap = () =>
  keepPending({ kind: 'candidate', flag: 'favorito', target: { id: 'ana', nome: 'Ana Exemplo' }, path });

function Choices({ onHydrating }: { onHydrating: () => void }) {
  const { status } = useSession();
  usePendingChoice('candidate', noop);
  useEffect(() => {
    if (status === 'unknown') onHydrating();
  }, [status, onHydrating]);
  return <p>{status}</p>;
}

function Page({ onHydrating }: { onHydrating: () => void }) {
  const [client] = useState(createQueryClient);
  const [hydration] = useState({ isOver: false });
  return (
    <QueryClientProvider client={client}>
      <HydrationContext value={hydration}>
        <MemoryRouter initialEntries={[path]}>
          <SessionProvider>
            <Choices onHydrating={onHydrating} />
          </SessionProvider>
        </MemoryRouter>
      </HydrationContext>
    </QueryClientProvider>
  );
}

it('a tap on a page that does not know yet that a visitor made it is kept, and one from before is given up', async () => {
  vi.setSystemTime('2026-11-27T15:00:00Z');
  tap();
  const { unmount } = render(<Page onHydrating={noop} />);
  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('visitor'));
  expect(readPending()).toBeNull();
  unmount();
  render(
    <Page
      onHydrating={() => {
        vi.setSystemTime('2026-11-27T15:00:01Z');
        tap();
      }}
    />,
  );
  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('visitor'));
  expect(readPending()).toContain('Ana Exemplo');
});
