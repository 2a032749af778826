import { useSession } from '@/lib/session/use-session';

/** Whose choices the screens show: the account's; null while that is not known and for who keeps none. */
export function useChoiceOwner(): string | null {
  const session = useSession();
  return session.status === 'user' ? session.user.id : null;
}
