import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { NotFound } from '@/ui/state/not-found';

/** Spec §2: the exact English words, the path in the console. */
export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('Página não encontrada:', pathname);
  }, [pathname]);
  return (
    <>
      <DocumentHead title="Página não encontrada" isPrivate />
      <NotFound
        code="404"
        lang="en"
        title="Oops! Page not found"
        action={
          <LinkButton variant="primary" size="large" to={paths.home}>
            Return to Home
          </LinkButton>
        }
      />
    </>
  );
}
