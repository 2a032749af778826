import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { authViews } from '@/features/auth/model';
import { Reasons } from '@/features/auth/reasons';
import { RecoveredSession } from '@/features/auth/recovered-session';
import { VisitorForms } from '@/features/auth/visitor-forms';
import { DocumentHead } from '@/seo/document-head';
import { returnParameter, returnPath } from '@/lib/session/return-path';
import { useSessionStore } from '@/lib/session/session-context';
import { useCleanAddress } from '@/lib/session/use-clean-address';
import { useSession } from '@/lib/session/use-session';
import { useParamState } from '@/lib/use-param-state';
import { Loading } from '@/ui/loading';

const headings = {
  entrar: 'Entrar',
  cadastrar: 'Cadastrar',
  recuperar: 'Recuperar senha',
  'nova-senha': 'Nova senha',
} as const;

/** Sign in, sign up, recover the password (spec §2, Authentication); who is signed in already is sent on. */
export function Component() {
  const session = useSession();
  const { link } = useSessionStore();
  const [view, setView] = useParamState('aba', authViews);
  const [params] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useCleanAddress();

  const leadsTo = returnPath(params.get(returnParameter), window.location.origin);
  if (session.status === 'user' && view !== 'nova-senha') return <Navigate to={leadsTo} replace />;

  const title = session.status === 'visitor' && view === 'nova-senha' ? headings.recuperar : headings[view];
  return (
    <>
      <DocumentHead title={title} isPrivate />
      <div className="mx-auto grid max-w-[64rem] gap-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-24 lg:pt-6">
        <div>
          <h1 ref={heading} tabIndex={-1} className="mb-4">
            {title}
          </h1>
          {session.status === 'loading' ? <Loading>Verificando sua sessão...</Loading> : null}
          {session.status === 'user' ? <RecoveredSession user={session.user} leadsTo={leadsTo} /> : null}
          {session.status === 'visitor' ? (
            <VisitorForms view={view} onView={setView} link={link} heading={heading} />
          ) : null}
        </div>
        <Reasons />
      </div>
    </>
  );
}
