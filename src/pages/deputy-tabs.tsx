import { DeputyFacts } from '@/features/deputies/deputy-facts';
import { ExpensesTab } from '@/features/deputies/expenses-tab';
import { nameOf, type Provenance } from '@/features/deputies/model';
import { PropositionsTab } from '@/features/deputies/propositions-tab';
import type { DeputyDetail } from '@/features/deputies/schema';
import { SpeechesTab } from '@/features/deputies/speeches-tab';
import { useParamState } from '@/lib/use-param-state';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';

interface DeputyTabsProps {
  deputy: DeputyDetail;
  provenance: Provenance;
}

/** The parts of a deputy's page, one at a time; each reads its data when it is first opened. */
export function DeputyTabs({ deputy, provenance }: DeputyTabsProps) {
  const [tab, setTab] = useParamState('aba', ['perfil', 'despesas', 'discursos', 'proposicoes']);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label="Informações do deputado">
        <Tab value="perfil">Perfil</Tab>
        <Tab value="despesas">Despesas</Tab>
        <Tab value="discursos">Discursos</Tab>
        <Tab value="proposicoes">Proposições</Tab>
      </TabList>
      <TabPanel value="perfil">
        <DeputyFacts deputy={deputy} provenance={provenance} />
      </TabPanel>
      <TabPanel value="despesas">
        <ExpensesTab id={deputy.id} name={nameOf(deputy)} />
      </TabPanel>
      <TabPanel value="discursos">
        <SpeechesTab id={deputy.id} />
      </TabPanel>
      <TabPanel value="proposicoes">
        <PropositionsTab id={deputy.id} />
      </TabPanel>
    </Tabs>
  );
}
