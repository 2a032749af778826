import { deviceOwner, followDeviceNote, readDeviceNote } from '@/lib/device-note';
import { useHydratedStore } from '@/lib/page/hydration';
import { useSession } from '@/lib/session/use-session';

const none = () => null;

/** Whether this device keeps choices; null while unknown and where it keeps none. */
export function useDeviceNote(): string | null {
  return useHydratedStore(followDeviceNote, readDeviceNote, none);
}

/** Whose choices the screens show: the account's, else this device's; null while unknown and for who keeps none. */
export function useChoiceOwner(): string | null {
  const session = useSession();
  const note = useDeviceNote();
  if (session.status === 'user') return session.user.id;
  return session.status === 'visitor' && note !== null ? deviceOwner : null;
}
