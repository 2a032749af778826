import { lazy, Suspense } from 'react';
import { DeputyFacts } from '@/features/deputies/deputy-facts';
import { nameOf, type Provenance } from '@/features/deputies/model';
import type { DeputyDetail } from '@/features/deputies/schema';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';
import { deputyTabs, useDeputyTab } from './deputy-tab-names';

const ExpensesTab = lazy(() =>
  lazyOrError(import('@/features/deputies/expenses/expenses-tab').then((module) => module.ExpensesTab)),
);
const DeputyVotes = lazy(() => lazyOrError(import('./deputy-votes').then((module) => module.DeputyVotes)));
const SpeechesTab = lazy(() =>
  lazyOrError(import('@/features/deputies/records/speeches-tab').then((module) => module.SpeechesTab)),
);
const PropositionsTab = lazy(() =>
  lazyOrError(
    import('@/features/deputies/records/propositions-tab').then((module) => module.PropositionsTab),
  ),
);
const DeputyNewsTab = lazy(() =>
  lazyOrError(import('@/features/news/deputy-news-tab').then((module) => module.DeputyNewsTab)),
);

interface DeputyTabsProps {
  deputy: DeputyDetail;
  provenance: Provenance;
}

/** Other tabs' code and data come when first opened. */
export function DeputyTabs({ deputy, provenance }: DeputyTabsProps) {
  const [tab, setTab] = useDeputyTab();
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label="Informações">
        {Object.entries(deputyTabs).map(([value, word]) => (
          <Tab key={value} value={value}>
            {word}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="perfil">
        <DeputyFacts deputy={deputy} provenance={provenance} />
      </TabPanel>
      <TabPanel value="votacoes">
        <Suspense fallback={<TextSkeleton text="Carregando votações..." lines={8} />}>
          <DeputyVotes id={deputy.id} name={nameOf(deputy)} />
        </Suspense>
      </TabPanel>
      <TabPanel value="despesas">
        <Suspense fallback={<TextSkeleton text="Carregando despesas..." lines={8} />}>
          <ExpensesTab deputy={deputy} provenance={provenance} />
        </Suspense>
      </TabPanel>
      <TabPanel value="discursos">
        <Suspense fallback={<TextSkeleton text="Carregando discursos..." lines={8} />}>
          <SpeechesTab id={deputy.id} />
        </Suspense>
      </TabPanel>
      <TabPanel value="proposicoes">
        <Suspense fallback={<TextSkeleton text="Carregando proposições..." lines={8} />}>
          <PropositionsTab id={deputy.id} />
        </Suspense>
      </TabPanel>
      <TabPanel value="noticias">
        <Suspense fallback={<TextSkeleton text="Buscando notícias..." lines={8} />}>
          <DeputyNewsTab name={nameOf(deputy)} party={deputy.ultimoStatus.siglaPartido} sex={deputy.sexo} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
