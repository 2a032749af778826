import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { SessionUser } from '@/lib/session/session-state';
import { Container } from '@/ui/container';
import { AdminNavigation } from './admin-navigation';
import { Brand } from './brand';
import { ConnectionNotice } from './connection-notice';
import { Footer } from './footer';
import { hasSearch } from '@/app/route-handle';
import { SignOut } from '@/app/sign-out';
import { SkipLinks } from './skip-links';

export function AdminFrame({ user, children }: { user: SessionUser; children: ReactNode }) {
  const matches = useMatches();
  return (
    <>
      <SkipLinks hasMenu hasSearch={hasSearch(matches)} />
      <header className="border-text border-b-3 print:hidden">
        <Container className="flex flex-wrap items-center gap-x-2">
          <div className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center gap-2.5 lg:min-h-16 lg:flex-none">
            <Brand />
            <span className="border-border-strong text-small text-muted border-l pl-2.5 leading-none font-semibold max-[21.8em]:hidden">
              Administração
            </span>
          </div>
          <SignOut />
          <p
            translate="no"
            className="text-small text-muted -mt-2 w-full pb-2 wrap-anywhere lg:order-1 lg:mt-0 lg:ml-auto lg:w-auto lg:pb-0"
          >
            {user.email}
          </p>
          <AdminNavigation />
        </Container>
      </header>
      <main id="conteudo" tabIndex={-1} className="min-h-screen outline-none print:min-h-0">
        <Container className="pt-6 lg:pt-8">{children}</Container>
      </main>
      <ConnectionNotice hasBar={false} />
      <Footer hasBar={false} />
    </>
  );
}
