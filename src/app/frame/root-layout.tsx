import type { ReactNode } from 'react';
import { useMatches, useOutlet } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { Container } from '@/ui/container';
import { Loading } from '@/ui/state/loading';
import { Brand } from './brand';
import { ConnectionNotice } from './connection-notice';
import { ConsentProvider } from '@/app/consent-provider';
import { Footer } from './footer';
import { MainNavigation } from './main-navigation';
import { hasSearch, type RouteShell, shellOf } from '@/app/route-handle';
import { PageScroll } from '@/app/scroll-restoration';
import { SkipLinks } from './skip-links';
import { useLinkNotice } from './use-link-notice';
import { useRouteFocus } from '@/app/use-route-focus';

/** Also the first frame: its menu stays as it is when the page comes. */
export function RootLayout() {
  const matches = useMatches();
  const page = useOutlet();
  return (
    <Shell shell={shellOf(matches)} hasSearch={hasSearch(matches)}>
      {page ? (
        <ConsentProvider>
          {page}
          <RouteEffects />
          <PageScroll />
        </ConsentProvider>
      ) : (
        <Loading>Carregando...</Loading>
      )}
    </Shell>
  );
}

/** Beside the page, so their changes render nothing of it again. */
function RouteEffects() {
  useRouteFocus();
  useLinkNotice();
  return null;
}

interface ShellProps {
  shell: RouteShell;
  hasSearch?: boolean;
  children: ReactNode;
}

/** Any page's frame, the crashed one included. */
export function Shell({ shell, hasSearch = false, children }: ShellProps) {
  return (
    <>
      <SkipLinks hasMenu={shell !== 'plain'} hasSearch={hasSearch} />
      <header
        className={cn(
          'border-border bg-background border-b print:hidden',
          shell === 'home' && 'max-lg:border-0',
        )}
      >
        <Container className={cn('flex items-center gap-6 lg:min-h-16', shell !== 'home' && 'min-h-14')}>
          <div className={cn(shell === 'home' && 'max-lg:hidden')}>
            <Brand isMarkOnly={shell === 'home'} />
          </div>
          {shell === 'plain' ? null : <MainNavigation />}
        </Container>
      </header>
      {/* At least a screen high: late content never visibly moves the footer. */}
      <main id="conteudo" tabIndex={-1} className="min-h-screen outline-none print:min-h-0">
        <Container className="pt-6 lg:pt-8">{children}</Container>
      </main>
      <ConnectionNotice hasBar={shell !== 'plain'} />
      <Footer hasBar={shell !== 'plain'} />
    </>
  );
}
