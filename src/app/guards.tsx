import { analysisTexts } from '@/features/analysis/texts';
import { myChoicesTexts } from '@/features/choices/my-choices-texts';
import { RequireSession } from '@/lib/session/require-session';
import { Loading } from '@/ui/loading';

const checkingSession = <Loading>Verificando sua sessão...</Loading>;

/** In front of My Choices; only some screens of one person have a sentence for visitors (spec §8). */
export function ChoicesGuard() {
  return <RequireSession pending={checkingSession} loginRequired={myChoicesTexts.loginRequired} />;
}

export function AnalysisGuard() {
  return <RequireSession pending={checkingSession} loginRequired={analysisTexts.loginRequired} />;
}

export function SettingsGuard() {
  return <RequireSession pending={checkingSession} />;
}
