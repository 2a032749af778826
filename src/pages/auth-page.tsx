import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type AuthView, authViews } from '@/features/auth/model';
import { AccountBenefits } from '@/features/auth/account-benefits';
import { RecoveredSession } from '@/features/auth/recovered-session';
import { ActReason, SignInReason } from '@/features/auth/sign-in-reason';
import { VisitorForms } from '@/features/auth/visitor-forms';
import { readWaitingChoice, shareWaitingChoice } from '@/features/choices/waiting-choice';
import { readWaiting } from '@/features/choices/waiting-store';
import { useIsHydrated } from '@/lib/hydration';
import { readSignInState } from '@/lib/session/read-sign-in-state';
import { returnParameter, returnPath } from '@/lib/session/return-path';
import { useAuthLink } from '@/lib/session/use-auth-link';
import { useCleanAddress } from '@/lib/session/use-clean-address';
import { useSession } from '@/lib/session/use-session';
import { paths } from '@/lib/paths';
import { useSearchParam } from '@/lib/use-search-param';
import { BackButton } from '@/ui/back-link';
import { DocumentHead } from '@/seo/document-head';
import { Loading } from '@/ui/loading';

const headings = {
  entrar: 'Entrar',
  cadastrar: 'Cadastrar',
  recuperar: 'Recuperar senha',
  'nova-senha': 'Nova senha',
} as const;

const acts = { favorito: 'Favoritar', ignorado: 'Ignorar' } as const;

/** The page is prerendered for visitors without a way back, so what brought this reader is read after hydration. */
function useWayOn() {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const isHydrated = useIsHydrated();
  const note = isHydrated ? readWaiting() : null;
  const waiting = useMemo(() => (note === null ? null : readWaitingChoice()), [note]);
  const { reason, isBehind } = readSignInState(isHydrated ? state : null);
  const wanted = isHydrated ? (params.get(returnParameter) ?? waiting?.path ?? null) : null;
  const leadsTo = wanted === null ? paths.home : returnPath(wanted, window.location.origin);
  return { leadsTo, isBehind, reason, waiting };
}

/** Sign in, sign up, recover the password (spec §2, Authentication); a signed-in user is sent on. */
export function Component() {
  const session = useSession();
  const link = useAuthLink();
  const [view, setView] = useSearchParam('aba', authViews);
  const heading = useRef<HTMLHeadingElement>(null);
  const { leadsTo, isBehind, reason, waiting } = useWayOn();
  useCleanAddress();

  if (session.status === 'user' && view !== 'nova-senha') return <Leave to={leadsTo} isBehind={isBehind} />;

  const isUnknown = session.status === 'unknown';
  // A session of the mailbox beside a link that brought none: the link was used before, in this browser.
  const isSpent = session.status === 'user' && link.kind !== 'none' && link.kind !== 'opened-here';
  const isToAsk = session.status === 'visitor' || isSpent;
  const title = isToAsk && view === 'nova-senha' ? headings.recuperar : headings[view];
  const act = isEntrance(view) && waiting ? `${acts[waiting.flag]} ${waiting.target.nome}` : null;
  const forms = (
    <VisitorForms
      view={view}
      onView={setView}
      hasAct={act !== null}
      onUnconfirmed={shareWaitingChoice}
      link={isSpent && link.kind === 'opened-elsewhere' ? { kind: 'expired', message: '' } : link}
      heading={heading}
    />
  );
  return (
    <>
      <DocumentHead title={title} isPrivate />
      <div className="mx-auto grid max-w-[64rem] gap-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-24 lg:pt-6">
        <div>
          {isBehind ? <Back /> : null}
          {waiting && act !== null ? (
            <ActReason act={act} nome={waiting.target.nome} flag={waiting.flag} heading={heading} />
          ) : (
            <h1 ref={heading} tabIndex={-1} className="mb-4">
              {title}
            </h1>
          )}
          {reason !== null && session.status === 'visitor' && isEntrance(view) ? (
            <SignInReason text={reason} />
          ) : null}
          {session.status === 'loading' || isUnknown ? (
            <Loading className={isUnknown ? 'for-members' : undefined}>Verificando sua sessão...</Loading>
          ) : null}
          {session.status === 'user' ? (
            <RecoveredSession user={session.user} leadsTo={leadsTo} refusal={isSpent ? forms : null} />
          ) : null}
          {session.status === 'visitor' || isUnknown ? (
            <div className={isUnknown ? 'for-visitors' : undefined}>{forms}</div>
          ) : null}
        </div>
        <AccountBenefits />
      </div>
    </>
  );
}

function isEntrance(view: AuthView): boolean {
  return view === 'entrar' || view === 'cadastrar';
}

function Back() {
  const navigate = useNavigate();
  return <BackButton onClick={() => void navigate(-1)} />;
}

/** Back where the entry before this one is the target, so that it is not in the history twice. */
function Leave({ to, isBehind }: { to: string; isBehind: boolean }) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void (isBehind ? navigate(-1) : navigate(to, { replace: true }));
  }, [navigate, to, isBehind]);
  return <Loading>Abrindo...</Loading>;
}
