import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { SessionUser } from '@/lib/session/session-state';
import { Loading } from '@/ui/state/loading';
import { NewPasswordForm } from './new-password-form';
import { authQueries } from './queries';

interface RecoveredSessionProps {
  user: SessionUser;
  leadsTo: string;
  refusal: ReactNode;
}

/** Users with another sign-in are redirected. */
export function RecoveredSession({ user, leadsTo, refusal }: RecoveredSessionProps) {
  const recovery = useQuery(authQueries.recovery(user.id));
  const navigate = useNavigate();
  if (recovery.isPending) return <Loading>Abrindo o link...</Loading>;
  if (!recovery.data) return <Navigate to={leadsTo} replace />;
  if (refusal !== null) return refusal;
  return <NewPasswordForm email={user.email} onSaved={() => void navigate(leadsTo, { replace: true })} />;
}
