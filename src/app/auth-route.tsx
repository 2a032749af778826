import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DocumentHead } from '@/seo/document-head';
import { Loading } from '@/ui/state/loading';

let loaded: ComponentType | null = null;

/** Page and frame render, or hydrate, in one piece. */
export async function loadAuthPage(): Promise<ComponentType> {
  const page = await import('@/pages/auth-page');
  loaded = page.Component;
  return loaded;
}

/** Opens before its code arrives: a tap without visible effect is made again. */
export function AuthRoute() {
  // A later change would throw away what was typed.
  const [Page] = useState(() => loaded);
  // A failure lasts as long as this visit: React keeps it.
  const [LateAuthPage] = useState(() => lazy(async () => ({ default: await loadAuthPage() })));
  if (Page !== null) return <Page />;
  const waiting = (
    <div className="mx-auto max-w-[64rem] lg:pt-6">
      <DocumentHead title="Entrar / Cadastrar" isPrivate />
      <h1 aria-busy tabIndex={-1} className="mb-4">
        Entrar / Cadastrar
      </h1>
      <Loading>Carregando...</Loading>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <LateAuthPage />
    </Suspense>
  );
}
