import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ToastText } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { signInPath } from './return-path';
import { signInState } from './sign-in-state';
import { useSession } from './use-session';

interface RequireSessionProps {
  pending: ReactNode;
  loginRequired?: ToastText;
}

/** Signing out leads home; another account has other screens, without their state. */
export function RequireSession({ pending, loginRequired }: RequireSessionProps) {
  const session = useSession();
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'user' && !wasSignedIn) setWasSignedIn(true);

  if (session.status === 'loading' || session.status === 'unknown') return pending;
  if (session.status === 'user')
    return (
      <Fragment key={session.user.id}>
        <Outlet />
      </Fragment>
    );
  if (wasSignedIn && session.left === 'signed-out') return <Navigate to={paths.home} replace />;
  const reason = wasSignedIn ? null : (loginRequired ?? null);
  return <Navigate replace to={signInPath(location)} state={signInState({ reason, isBehind: false })} />;
}
