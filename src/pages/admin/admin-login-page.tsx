import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { GoogleSignIn } from '@/features/admin/google-sign-in';
import { adminTexts, signInRefusal } from '@/features/admin/texts';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import type { AuthLink } from '@/lib/session/auth-link';
import { useAuthLink } from '@/lib/session/use-auth-link';
import { useSession } from '@/lib/session/use-session';
import { Loading } from '@/ui/state/loading';
import { Callout } from '@/ui/state/callout';

export const head = { path: paths.adminLogin, title: 'Administração', isPrivate: true } satisfies HeadData;

/** The panel's screen from which the guard sent the user here, if it did. */
function placeIn(state: unknown): string | null {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'from' in state && typeof state.from === 'string' ? state.from : null;
}

/** Why Google led back without a session; else null. */
function refusalIn(link: AuthLink): string | null {
  if (link.kind === 'none' || link.kind === 'opened-here') return null;
  return signInRefusal('code' in link ? link.code : link.kind);
}

/** Spec §8 shows the provider's message; whoever makes an address can write one. */
function WordsOf({ link }: { link: AuthLink }) {
  if (!('words' in link) || link.words === '') return null;
  return (
    <p>
      O endereço que abriu esta página diz: ‘
      <span lang="en" className="wrap-anywhere">
        {link.words}
      </span>
      ’
    </p>
  );
}

/** Spec §2; signed-in users go to the panel. */
export function Component() {
  const session = useSession();
  const link = useAuthLink();
  const location = useLocation();
  const refusal = refusalIn(link);
  useEffect(() => {
    if (refusal !== null) {
      notify({ title: adminTexts.signInError, description: refusal }, { kind: 'error' });
    }
  }, [refusal]);

  if (session.status === 'user') return <Navigate to={paths.admin} replace />;
  return (
    <div className="border-text mx-auto max-w-[23rem] border-t-3 pt-7 lg:mt-12">
      <DocumentHead {...head} />
      <h1 tabIndex={-1}>Administração</h1>
      <p className="text-muted mt-1.5 mb-6">Acesso restrito a administradores autorizados</p>
      {session.status === 'loading' || session.status === 'unknown' ? (
        <Loading>Verificando sua sessão...</Loading>
      ) : (
        <>
          {refusal === null ? null : (
            <Callout tone="error" className="mb-4">
              <p className="font-bold">{adminTexts.signInError}</p>
              <p>{refusal}</p>
              <WordsOf link={link} />
            </Callout>
          )}
          <GoogleSignIn returnTo={placeIn(location.state)} />
        </>
      )}
    </div>
  );
}
