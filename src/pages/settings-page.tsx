import { lazy, Suspense } from 'react';
import { AccountDetails } from '@/features/account/account-details';
import { AccountRow } from '@/features/account/account-row';
import { ChangePasswordForm } from '@/features/account/change-password-form';
import { SignOutButton } from '@/features/account/sign-out-button';
import { authMessage } from '@/features/auth/texts';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/seo/private-heads';
import type { SessionUser } from '@/lib/session/session-state';
import { useSession } from '@/lib/session/use-session';
import { useParamState } from '@/lib/use-param-state';
import { BackLink } from '@/ui/back-link';
import { orMissingPiece } from '@/ui/or-missing-piece';
import { PageHead } from '@/ui/page-head';
import { Section } from '@/ui/section';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { SettingsData } from './settings-data';

/** Few browsers offer it, so it comes after the page. */
const InstallSite = lazy(() =>
  orMissingPiece(import('@/features/account/install-site').then((module) => module.InstallSite)),
);

/** The words of ?aba=, the first being the default. */
const views = ['informacoes', 'dados', 'seguranca'] as const;

/** Settings (spec §2): the account, what is kept about its owner, its password. The route lets nobody else in. */
export function Component() {
  const session = useSession();
  const [view, setView] = useParamState('aba', views);
  return (
    <div className="max-w-reading">
      <DocumentHead {...privateHeads.settings} />
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
          </TabPanel>
          <TabPanel value="dados">
            <SettingsData user={session.user} />
          </TabPanel>
          <TabPanel value="seguranca">
            <Security user={session.user} />
          </TabPanel>
        </Tabs>
      ) : null}
    </div>
  );
}

function Security({ user }: { user: SessionUser }) {
  return (
    <>
      <Section isFlat title="Alterar senha">
        <p className="text-muted mb-5 max-w-[48ch]">
          Ao trocar a senha, você sai da conta em todos os outros aparelhos.
        </p>
        <ChangePasswordForm email={user.email} explain={authMessage} />
      </Section>
      <Section title="Sessão">
        <AccountRow action={<SignOutButton />}>
          <p className="wrap-anywhere">Você está com a conta {user.email} neste aparelho.</p>
        </AccountRow>
      </Section>
    </>
  );
}
