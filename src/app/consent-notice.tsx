import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { ChoiceNotice } from '@/features/choices/choice-notice';
import { standingConsent } from '@/features/consent/model';
import { useGrantConsent } from '@/features/consent/mutations';
import { consentQueries } from '@/features/consent/queries';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';

/** Where people can be marked. */
const choosingScreens = [
  paths.home,
  paths.candidates,
  paths.candidatePattern,
  paths.deputies,
  paths.deputyPattern,
];

/** Room above the notice, in CSS px. */
const gap = 12;

/** Keeps the toasts above what stands at the foot of the screen: nothing may cover what a person is to agree to. */
function useToastsAbove(isShown: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = foot.current;
    if (!isShown || element === null) return undefined;
    const { style } = document.documentElement;
    const lift = () => style.setProperty('--toast-lift', `${element.offsetHeight + gap}px`);
    lift();
    window.addEventListener('resize', lift);
    return () => {
      window.removeEventListener('resize', lift);
      style.removeProperty('--toast-lift');
    };
  }, [isShown]);
  return foot;
}

/** Whether something besides the consents is being read: what a screen shows goes before what is asked of a person. */
function useOtherReads(): boolean {
  const [consents] = consentQueries.all();
  return useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== consents }) > 0;
}

/** The notice before the first choice, for who has not agreed to what it says now, until it is put off for this visit. */
export function ConsentNotice({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const [isPutOff, setIsPutOff] = useState(false);
  const isChoosing = choosingScreens.some((pattern) => matchPath(pattern, pathname));
  const isScreenRead = !useOtherReads();
  const { data: consents } = useQuery({
    ...consentQueries.mine(userId),
    staleTime: Infinity,
    enabled: isChoosing && isScreenRead,
  });
  const grant = useGrantConsent();
  const isUntold = consents !== undefined && !standingConsent(consents, 'escolhas', choiceConsentVersion);
  const isShown = isUntold && isChoosing && !isPutOff;
  const foot = useToastsAbove(isShown);
  if (!isShown) return null;

  function agree() {
    grant.mutate(
      { userId, purpose: 'escolhas', version: choiceConsentVersion },
      {
        onError: () => {
          notify(
            { title: 'Erro ao guardar sua resposta', description: 'Tente novamente.' },
            { kind: 'error' },
          );
        },
      },
    );
  }

  return (
    <div className="pt-6">
      <div ref={foot}>
        <ChoiceNotice isBusy={grant.isPending} onAgree={agree} onLater={() => setIsPutOff(true)} />
      </div>
    </div>
  );
}
