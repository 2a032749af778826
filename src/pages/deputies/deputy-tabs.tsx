import { lazy, Suspense } from 'react';
import { DeputyFacts } from '@/features/deputies/deputy-facts';
import { nameOf, type Provenance } from '@/features/deputies/model';
import type { DeputyDetail } from '@/features/deputies/schema';
import { useSearchParam } from '@/lib/use/use-search-param';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';

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
  const [tab, setTab] = useSearchParam('aba', [
    'perfil',
    'votacoes',
    'despesas',
    'discursos',
    'proposicoes',
    'noticias',
  ]);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label="Informações">
        <Tab value="perfil">Perfil</Tab>
        <Tab value="votacoes">Votações</Tab>
        <Tab value="despesas">Despesas</Tab>
        <Tab value="discursos">Discursos</Tab>
        <Tab value="proposicoes">Proposições</Tab>
        <Tab value="noticias">Notícias</Tab>
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
