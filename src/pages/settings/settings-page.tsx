import { lazy, Suspense } from 'react';
import { AccountDetails } from '@/features/account/account-details';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { useSearchParam } from '@/lib/use/use-search-param';
import { BackLink } from '@/ui/back-link';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { LeaveAccount } from './leave-account';

export const head = { path: paths.settings, title: 'Configurações', isPrivate: true } satisfies HeadData;

/** Few browsers offer it, so it comes after the page. */
const InstallSite = lazy(() =>
  lazyOrError(import('@/features/account/install-site').then((module) => module.InstallSite)),
);

/** Forms and dialogs weigh as much as the account's client: they come with their tabs. */
const SettingsData = lazy(() => lazyOrError(import('./settings-data').then((module) => module.SettingsData)));
const SettingsSecurity = lazy(() =>
  lazyOrError(import('./settings-security').then((module) => module.SettingsSecurity)),
);

/** The words of ?aba=, the first being the default. */
const views = ['informacoes', 'dados', 'seguranca'] as const;

/** Spec §2; the route lets nobody else in. */
export function Component() {
  const session = useSession();
  const [view, setView] = useSearchParam('aba', views);
  return (
    <div className="max-w-reading">
      <DocumentHead {...head} />
      <BackLink to={paths.home}>Início</BackLink>
      <PageHead title="Configurações" className="mb-4 md:mb-4" />
      {session.status === 'user' ? (
        <Tabs value={view} onValueChange={setView}>
          <TabList label="Configurações">
            <Tab value="informacoes">Minhas Informações</Tab>
            <Tab value="dados">Dados do Usuário</Tab>
            <Tab value="seguranca">Segurança</Tab>
          </TabList>
          <TabPanel value="informacoes">
            <h2 className="sr-only">Minhas Informações</h2>
            <AccountDetails userId={session.user.id} />
            <Suspense>
              <InstallSite />
            </Suspense>
            <div className="mt-6">
              <LeaveAccount userId={session.user.id} />
            </div>
          </TabPanel>
          <TabPanel value="dados">
            <Suspense fallback={<TextSkeleton text="Carregando seus dados..." lines={8} />}>
              <SettingsData user={session.user} />
            </Suspense>
          </TabPanel>
          <TabPanel value="seguranca">
            <Suspense fallback={<TextSkeleton text="Carregando..." lines={8} />}>
              <SettingsSecurity user={session.user} />
            </Suspense>
          </TabPanel>
        </Tabs>
      ) : null}
    </div>
  );
}
