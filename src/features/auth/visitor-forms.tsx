import { type ReactNode, type RefObject, useState } from 'react';
import type { AuthLink } from '@/lib/session/auth-link';
import { Callout } from '@/ui/state/callout';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';
import { ChoiceTab, ChoiceTabList } from '@/ui/dialog/choice-tabs';
import { CodeForm } from './code-form';
import { MailLink } from './mail-link';
import type { MailPurpose } from './mail-proof';
import type { AuthView, Draft } from './model';
import { RecoveryForm } from './recovery-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { linkProblems } from './texts';

interface VisitorFormsProps {
  view: AuthView;
  /** Holds a message link's token. */
  fragment: string;
  onView: (view: AuthView) => void;
  /** Shows both ways at once, the first-timer's first. */
  hasAct: boolean;
  onProven: (purpose: MailPurpose) => void;
  onUnconfirmed: (userId: string) => void;
  /** Failed links are explained above the form for another one. */
  link: AuthLink;
  /** Takes the focus when the exchange of forms removes the pressed button. */
  heading: RefObject<HTMLHeadingElement | null>;
}

function problemOf({ kind }: AuthLink): string | null {
  if (kind === 'none' || kind === 'opened-here') return null;
  return kind === 'opened-elsewhere' ? linkProblems.elsewhere : linkProblems[kind];
}

interface EntranceProps {
  hasAct: boolean;
  onView: (view: AuthView) => void;
  view: AuthView;
  signIn: ReactNode;
  signUp: ReactNode;
}

function Entrance({ hasAct, onView, view, signIn, signUp }: EntranceProps) {
  return (
    <Tabs value={view} onValueChange={(next) => onView(next === 'cadastrar' ? next : 'entrar')}>
      {hasAct ? (
        <ChoiceTabList label="Como continuar">
          <ChoiceTab value="cadastrar" title="Cadastrar" hint="Primeira vez aqui" />
          <ChoiceTab value="entrar" title="Entrar" hint="Já tenho conta" />
        </ChoiceTabList>
      ) : (
        <TabList label="Sua conta" isFilled>
          <Tab value="entrar">Entrar</Tab>
          <Tab value="cadastrar">Cadastrar</Tab>
        </TabList>
      )}
      <TabPanel value="entrar">{signIn}</TabPanel>
      <TabPanel value="cadastrar">{signUp}</TabPanel>
    </Tabs>
  );
}

/** What was typed passes between the forms. */
export function VisitorForms(props: VisitorFormsProps) {
  const { view, fragment, onView, onProven, hasAct, onUnconfirmed, link, heading } = props;
  const [draft, setDraft] = useState<Draft>({ name: '', email: '' });
  const [purpose, setPurpose] = useState<MailPurpose>('recovery');
  const [awaitsMail, setAwaitsMail] = useState(false);
  const focusHeading = () => heading.current?.focus();
  const exchange = (next: AuthView) => {
    onView(next);
    focusHeading();
  };
  const askForCode = (next: MailPurpose) => {
    setPurpose(next);
    exchange('codigo');
  };
  const typed = {
    draft,
    onDraft: (part: Partial<Draft>) => setDraft((kept) => ({ ...kept, ...part })),
  };
  const onReturn = () => exchange('entrar');

  if (view === 'link')
    return <MailLink fragment={fragment} onProven={onProven} onCode={askForCode} onGone={focusHeading} />;
  if (view === 'codigo')
    return <CodeForm {...typed} purpose={purpose} onProven={onProven} onReturn={onReturn} />;
  if (view === 'recuperar' || view === 'nova-senha') {
    const problem = view === 'nova-senha' ? problemOf(link) : null;
    return (
      <>
        {problem === null ? null : (
          <Callout tone="warning" className="mb-6">
            {problem}
          </Callout>
        )}
        <RecoveryForm {...typed} onCode={() => askForCode('recovery')} onReturn={onReturn} />
      </>
    );
  }
  const waitForMail = (userId: string) => {
    onUnconfirmed(userId);
    setAwaitsMail(true);
    exchange('entrar');
  };
  const mail = {
    awaitsMail,
    onForgotten: () => exchange('recuperar'),
    onCode: () => askForCode('signup'),
  };
  return (
    <Entrance
      hasAct={hasAct}
      onView={onView}
      view={view}
      signIn={<SignInForm {...typed} {...mail} />}
      signUp={<SignUpForm {...typed} onUnconfirmed={waitForMail} />}
    />
  );
}
