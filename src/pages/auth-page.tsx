import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type AuthView, authViews } from '@/features/auth/model';
import { AccountBenefits } from '@/features/auth/account-benefits';
import { RecoveredSession } from '@/features/auth/recovered-session';
import type { MailPurpose } from '@/features/auth/mail-proof';
import { ActReason, SignInReason } from '@/features/auth/sign-in-reason';
import { VisitorForms } from '@/features/auth/visitor-forms';
import { readPendingChoice, sharePendingChoice } from '@/features/choices/pending-choice';
import { readPending } from '@/features/choices/pending-store';
import { useIsHydrated } from '@/lib/page/hydration';
import { readSignInState } from '@/lib/session/read-sign-in-state';
import { returnParameter, returnPath } from '@/lib/session/return-path';
import { expiredLink } from '@/lib/session/auth-link';
import { useAuthLink } from '@/lib/session/use-auth-link';
import { useCleanAddress } from '@/lib/session/use-clean-address';
import type { SessionState } from '@/lib/session/session-state';
import { useSession } from '@/lib/session/use-session';
import { paths } from '@/lib/paths';
import { hasEntryBefore } from '@/lib/use/use-back';
import { useSearchParam } from '@/lib/use/use-search-param';
import { BackButton } from '@/ui/back-link';
import { DocumentHead } from '@/seo/document-head';
import { Loading } from '@/ui/state/loading';
import { DeviceDoor, deviceDoorId } from '@/pages/my-choices/device-door';

const headings = {
  entrar: 'Entrar',
  cadastrar: 'Cadastrar',
  recuperar: 'Recuperar senha',
  'nova-senha': 'Nova senha',
  codigo: 'Usar um código',
  link: 'Link do e-mail',
} as const;

const acts = { favorito: 'Favoritar', ignorado: 'Ignorar' } as const;

/** The prerendered page knows no way back: it is read after hydration. */
function useWayOn() {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const isHydrated = useIsHydrated();
  const note = isHydrated ? readPending() : null;
  const waiting = useMemo(() => (note === null ? null : readPendingChoice()), [note]);
  const { reason, isBehind } = readSignInState(isHydrated ? state : null);
  const wanted = isHydrated ? (params.get(returnParameter) ?? waiting?.path ?? null) : null;
  const leadsTo = wanted === null ? paths.home : returnPath(wanted, window.location.origin);
  return { leadsTo, isBehind, reason, waiting };
}

/** The fragment with a message's link, and where what it carries leads. */
function useMailForms(leadsTo: string) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const onProven = (purpose: MailPurpose) => {
    const to = purpose === 'recovery' ? `${paths.auth}?aba=nova-senha` : leadsTo;
    void navigate(to, { replace: true });
  };
  return { fragment: hash, onProven };
}

/** Spec §2, Authentication; signed-in users are sent on. */
export function Component() {
  const session = useSession();
  const link = useAuthLink();
  const [view, setView] = useSearchParam('aba', authViews);
  const heading = useRef<HTMLHeadingElement>(null);
  const { leadsTo, isBehind, reason, waiting } = useWayOn();
  const mailForms = useMailForms(leadsTo);
  useCleanAddress();
  const leave = useLeave(leadsTo, isBehind);

  if (session.status === 'user' && isSettledBy(view)) return <Leave onLeave={leave} />;

  const isUnknown = session.status === 'unknown';
  // The link was already used in this browser.
  const isSpent = session.status === 'user' && link.kind !== 'none' && link.kind !== 'opened-here';
  const isToAsk = session.status === 'visitor' || isSpent;
  const isOfMail = session.status === 'user' && isMailView(view);
  const title = isToAsk && view === 'nova-senha' ? headings.recuperar : headings[view];
  const act = isEntrance(view) && waiting ? `${acts[waiting.flag]} ${waiting.target.nome}` : null;
  const forms = (
    <VisitorForms
      view={view}
      onView={setView}
      {...mailForms}
      hasAct={act !== null}
      onUnconfirmed={sharePendingChoice}
      link={isSpent && link.kind === 'opened-elsewhere' ? expiredLink() : link}
      heading={heading}
    />
  );
  return (
    <>
      <DocumentHead title={title} isPrivate />
      <Awaited />
      <div className="awaited mx-auto grid max-w-[58rem] grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-12 lg:gap-24 lg:pt-6">
        <div>
          {isBehind ? <Back /> : null}
          <Title act={act} waiting={waiting} title={title} heading={heading} />
          {reason !== null && session.status === 'visitor' && isEntrance(view) ? (
            <SignInReason text={reason} />
          ) : null}
          <Checking status={session.status} />
          {session.status === 'user' && !isOfMail ? (
            <RecoveredSession user={session.user} leadsTo={leadsTo} refusal={isSpent ? forms : null} />
          ) : null}
          {session.status === 'visitor' || isUnknown || isOfMail ? (
            <div className={isUnknown ? 'for-visitors' : undefined}>{forms}</div>
          ) : null}
        </div>
        <div>
          {session.status === 'visitor' && isEntrance(view) && (waiting !== null || isOfChoices(leadsTo)) ? (
            <DeviceDoor act={waiting} onKept={leave} />
          ) : null}
          <AccountBenefits />
        </div>
      </div>
    </>
  );
}

/** The prerendered form is not what the address or a waiting choice opens. */
function Awaited() {
  if (useIsHydrated()) return null;
  return <Loading className="when-awaited absolute">Abrindo...</Loading>;
}

interface TitleProps {
  act: string | null;
  waiting: ReturnType<typeof readPendingChoice>;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Title({ act, waiting, title, heading }: TitleProps) {
  if (waiting && act !== null) {
    const { target, flag } = waiting;
    return <ActReason act={act} nome={target.nome} flag={flag} heading={heading} doorId={deviceDoorId} />;
  }
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-4">
      {title}
    </h1>
  );
}

function Checking({ status }: { status: SessionState['status'] }) {
  if (status !== 'loading' && status !== 'unknown') return null;
  return (
    <Loading className={status === 'unknown' ? 'for-members' : undefined}>Verificando sua sessão...</Loading>
  );
}

function isEntrance(view: AuthView): boolean {
  return view === 'entrar' || view === 'cadastrar';
}

/** Views that serve the account of a message, also beside another session. */
function isMailView(view: AuthView): boolean {
  return view === 'codigo' || view === 'link';
}

/** Whether a signed-in user has nothing left to do in the view. */
function isSettledBy(view: AuthView): boolean {
  return isEntrance(view) || view === 'recuperar';
}

function Back() {
  const navigate = useNavigate();
  return <BackButton onClick={() => void navigate(-1)} />;
}

/** The device may keep My Choices without an account. */
function isOfChoices(path: string): boolean {
  return [paths.choices, paths.choices2026].some((own) => own === path.split('?')[0]);
}

/** Back once, with what is to be told. */
function useLeave(to: string, isBehind: boolean): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isBehind && hasEntryBefore(key) ? navigate(-1) : navigate(to, { replace: true }));
}

function Leave({ onLeave }: { onLeave: () => void }) {
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    onLeave();
  }, [onLeave]);
  return <Loading>Abrindo...</Loading>;
}
