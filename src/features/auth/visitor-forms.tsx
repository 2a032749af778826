import { type RefObject, useState } from 'react';
import type { AuthLink } from '@/lib/session/auth-link';
import { Callout } from '@/ui/callout';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { Way, WayList } from '@/ui/ways';
import type { AuthView, Draft } from './model';
import { RecoveryForm } from './recovery-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { linkProblems } from './texts';

interface VisitorFormsProps {
  view: AuthView;
  onView: (view: AuthView) => void;
  /** A choice waits for the sign-in: both ways are shown at once, the first-timer's first. */
  hasAct: boolean;
  /** The account was created and waits for its confirmation. */
  onUnconfirmed: (userId: string) => void;
  /** How the page was opened; a link that led nowhere is explained above the form that asks for another. */
  link: AuthLink;
  /** Takes the focus when the form under it is exchanged and the pressed button goes with it. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function problemOf({ kind }: AuthLink): string | null {
  if (kind === 'none') return null;
  if (kind === 'opened-elsewhere') return linkProblems.elsewhere;
  // A code of this very browser that brought no session was refused: it was used before or came too late.
  return kind === 'refused' ? linkProblems.refused : linkProblems.expired;
}

/** The forms of who is not signed in: sign in, sign up, ask for a new password. What was typed goes along. */
export function VisitorForms({ view, onView, hasAct, onUnconfirmed, link, heading }: VisitorFormsProps) {
  const [draft, setDraft] = useState<Draft>({ name: '', email: '' });
  const keep = (typed: Partial<Draft>) => setDraft((kept) => ({ ...kept, ...typed }));
  const exchange = (next: AuthView) => {
    onView(next);
    heading.current?.focus();
  };

  if (view === 'recuperar' || view === 'nova-senha') {
    const problem = view === 'nova-senha' ? problemOf(link) : null;
    return (
      <>
        {problem === null ? null : (
          <Callout tone="warning" className="mb-6">
            {problem}
          </Callout>
        )}
        <RecoveryForm draft={draft} onDraft={keep} onReturn={() => exchange('entrar')} />
      </>
    );
  }
  return (
    <Tabs value={view} onValueChange={(next) => onView(next === 'cadastrar' ? next : 'entrar')}>
      {hasAct ? (
        <WayList label="Como continuar">
          <Way value="cadastrar" title="Cadastrar" hint="Primeira vez aqui" />
          <Way value="entrar" title="Entrar" hint="Já tenho conta" />
        </WayList>
      ) : (
        <TabList label="Sua conta" isFilled>
          <Tab value="entrar">Entrar</Tab>
          <Tab value="cadastrar">Cadastrar</Tab>
        </TabList>
      )}
      <TabPanel value="entrar">
        <SignInForm draft={draft} onDraft={keep} onForgotten={() => exchange('recuperar')} />
      </TabPanel>
      <TabPanel value="cadastrar">
        <SignUpForm
          draft={draft}
          onDraft={keep}
          onUnconfirmed={(userId) => {
            onUnconfirmed(userId);
            exchange('entrar');
          }}
        />
      </TabPanel>
    </Tabs>
  );
}
