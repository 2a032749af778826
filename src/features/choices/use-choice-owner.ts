import { deviceOwner, followDeviceNote, readDeviceNote } from '@/lib/device-note';
import { useHydratedStore } from '@/lib/page/hydration';
import { useSession } from '@/lib/session/use-session';

const none = () => null;

export function useDeviceNote(): string | null {
  return useHydratedStore(followDeviceNote, readDeviceNote, none);
}

export function useChoiceOwner(): string | null {
  const session = useSession();
  const note = useDeviceNote();
  if (session.status === 'user') return session.user.id;
  return session.status === 'visitor' && note !== null ? deviceOwner : null;
}
