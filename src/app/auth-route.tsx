import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DocumentHead } from '@/seo/document-head';
import { Loading } from '@/ui/state/loading';

let loaded: ComponentType | null = null;

/** The code comes first, so that page and frame render, or hydrate, in one piece. */
export async function loadAuthPage(): Promise<ComponentType> {
  const page = await import('@/pages/auth-page');
  loaded = page.Component;
  return loaded;
}

const LateAuthPage = lazy(async () => ({ default: await loadAuthPage() }));

/**
 * The sign-in page. Unlike the other pages it opens before its code has arrived: it is the answer to a visitor's tap on a
 * choice, and a tap that moves nothing for seconds is made again.
 */
export function AuthRoute() {
  // As it was when the page was opened: to change it afterwards would throw away what was typed.
  const [Page] = useState(() => loaded);
  if (Page !== null) return <Page />;
  const waiting = (
    <>
      <DocumentHead title="Entrar" isPrivate />
      <Loading>Carregando...</Loading>
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <LateAuthPage />
    </Suspense>
  );
}
