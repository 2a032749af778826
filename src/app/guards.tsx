import type { ComponentProps } from 'react';
import { analysisTexts } from '@/features/analysis/texts';
import { myChoicesTexts } from '@/features/choices/my-choices-texts';
import { RequireSession } from '@/lib/session/require-session';
import { Loading } from '@/ui/loading';
import { OwnPhotosOnly } from '@/ui/photo-context';

const checkingSession = <Loading>Verificando sua sessão...</Loading>;

/** What these screens show are one's own choices, so no photo is requested from another origin. */
function Guard(props: Omit<ComponentProps<typeof RequireSession>, 'pending'>) {
  return (
    <OwnPhotosOnly value>
      <RequireSession pending={checkingSession} {...props} />
    </OwnPhotosOnly>
  );
}

/** In front of My Choices; only some screens of one person have a sentence for visitors (spec §8). */
export function ChoicesGuard() {
  return <Guard loginRequired={myChoicesTexts.loginRequired} />;
}

export function AnalysisGuard() {
  return <Guard loginRequired={analysisTexts.loginRequired} />;
}

export function SettingsGuard() {
  return <Guard />;
}
