import { useState } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { analysisTexts } from '@/features/analysis/texts';
import { myChoicesTexts } from '@/features/choices/my-choices-texts';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { deviceOwner } from '@/lib/device-note';
import { paths } from '@/lib/paths';
import { RequireSession } from '@/lib/session/require-session';
import { useSession } from '@/lib/session/use-session';
import { Loading } from '@/ui/state/loading';

const checkingSession = <Loading>Verificando sua sessão...</Loading>;

/** Some screens have their own sentence for visitors (spec §8); devices may keep choices too. */
function ChoicesGuard() {
  const session = useSession();
  const isOnDevice = useChoiceOwner() === deviceOwner;
  const [wasOnDevice, setWasOnDevice] = useState(false);
  if (isOnDevice && !wasOnDevice) setWasOnDevice(true);

  if (isOnDevice) return <Outlet />;
  // Erasing choices just now needs no advice to sign in.
  if (wasOnDevice && session.status === 'visitor') return <Navigate to={paths.home} replace />;
  return <RequireSession pending={checkingSession} loginRequired={myChoicesTexts.loginRequired} />;
}

export function Component() {
  const { pathname } = useLocation();
  const isAt = (path: string) => matchPath(path, pathname) !== null;
  if (isAt(paths.choices) || isAt(paths.choices2026)) return <ChoicesGuard />;
  return isAt(paths.analysis) ? (
    <RequireSession pending={checkingSession} loginRequired={analysisTexts.loginRequired} />
  ) : (
    <RequireSession pending={checkingSession} />
  );
}
