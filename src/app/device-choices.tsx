import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeviceQuestion } from '@/features/choices/device-question';
import { homeOf } from '@/features/choices/home';
import { choiceQueries } from '@/features/choices/queries';
import { type DeviceNote, deviceOwner } from '@/lib/device-note';
import { useSession } from '@/lib/session/use-session';

/** Keeps what the screens know of this device's choices right: read anew when another tab changed them, gone when they are. */
function useDeviceSync(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    homeOf(deviceOwner)
      .then(({ watch }) => {
        if (leaving.signal.aborted) return;
        const stop = watch?.(() => void queryClient.invalidateQueries({ queryKey: choiceQueries.all() }));
        leaving.signal.addEventListener('abort', () => stop?.());
      })
      .catch((reason: unknown) => {
        console.error('Choices of the device are not followed', reason);
      });
    return () => {
      leaving.abort();
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(deviceOwner) });
    };
  }, [queryClient]);
}

/** There while this device keeps choices: follows them, and asks who signs in what becomes of them. */
export function DeviceChoices({ note }: { note: DeviceNote }) {
  const session = useSession();
  useDeviceSync();
  if (session.status !== 'user' || note !== 'aqui') return null;
  return <DeviceQuestion key={session.user.id} userId={session.user.id} />;
}
