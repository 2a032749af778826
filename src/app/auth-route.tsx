import { lazy, Suspense } from 'react';
import { DocumentHead } from '@/seo/document-head';
import { Loading } from '@/ui/loading';

const AuthPage = lazy(async () => ({ default: (await import('@/pages/auth-page')).Component }));

/**
 * The sign-in page. Unlike the other pages it opens before its code has arrived: it is the answer to a visitor's tap on a
 * choice, and a tap that moves nothing for seconds is made again.
 */
export function AuthRoute() {
  const waiting = (
    <>
      <DocumentHead title="Entrar" isPrivate />
      <Loading>Carregando...</Loading>
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <AuthPage />
    </Suspense>
  );
}
