import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import type { SessionUser } from '@/lib/session/session-state';
import { Loading } from '@/ui/loading';
import { NewPasswordForm } from './new-password-form';
import { authQueries } from './queries';

/** The new-password form for a user who came by a recovery link; one signed in some other way is redirected. */
export function RecoveredSession({ user, leadsTo }: { user: SessionUser; leadsTo: string }) {
  const recovery = useQuery(authQueries.recovery(user.id));
  const navigate = useNavigate();
  if (recovery.isPending) return <Loading>Abrindo o link...</Loading>;
  if (!recovery.data) return <Navigate to={leadsTo} replace />;
  return <NewPasswordForm email={user.email} onSaved={() => void navigate(leadsTo, { replace: true })} />;
}
