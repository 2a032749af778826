import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { analysisTexts } from '@/features/analysis/texts';
import { myChoicesTexts } from '@/features/choices/my-choices-texts';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { deviceOwner } from '@/lib/device-note';
import { paths } from '@/lib/paths';
import { RequireSession } from '@/lib/session/require-session';
import { useSession } from '@/lib/session/use-session';
import { Loading } from '@/ui/state/loading';

const checkingSession = <Loading>Verificando sua sessão...</Loading>;

/** In front of My Choices, which may also be those of this device; only some screens of one person have a sentence for visitors (spec §8). */
export function ChoicesGuard() {
  const session = useSession();
  const isOnDevice = useChoiceOwner() === deviceOwner;
  const [wasOnDevice, setWasOnDevice] = useState(false);
  if (isOnDevice && !wasOnDevice) setWasOnDevice(true);

  if (isOnDevice) return <Outlet />;
  // Who has just erased them is not told that a login is needed.
  if (wasOnDevice && session.status === 'visitor') return <Navigate to={paths.home} replace />;
  return <RequireSession pending={checkingSession} loginRequired={myChoicesTexts.loginRequired} />;
}

export function AnalysisGuard() {
  return <RequireSession pending={checkingSession} loginRequired={analysisTexts.loginRequired} />;
}

export function SettingsGuard() {
  return <RequireSession pending={checkingSession} />;
}
