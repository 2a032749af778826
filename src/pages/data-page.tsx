import { useQuery } from '@tanstack/react-query';
import { ApiExamples } from '@/features/data-health/api-examples';
import { Downloads } from '@/features/data-health/downloads';
import { HealthList } from '@/features/data-health/health-list';
import type { SetHealth } from '@/features/data-health/schema';
import { dataHealthQueries } from '@/features/data-health/queries';
import { limitsOf } from '@/features/data-health/texts';
import { listsUntil } from '@/features/results/elected-model';
import { dayInBrasilia, formatDay } from '@/lib/text/format';
import { hasOwnPhotos } from '@/lib/election/own-photos';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useAfterHydration } from '@/lib/publication';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { ErrorState } from '@/ui/state/error-state';
import { Loading } from '@/ui/state/loading';
import { PageHead } from '@/ui/page-head';
import { PrintButton } from '@/ui/print/print-button';
import { RunningText } from '@/ui/running-text';
import { Section } from '@/ui/section';
import { PrintFrame } from './print-frame';

export const head = {
  path: paths.data,
  title: 'Dados',
  description:
    'De quando é cada conjunto de dados da Pauta Aberta, o que falta nele, onde baixá-lo e como lê-lo por programa.',
} satisfies HeadData;

export const reads: PageReads = { shown: () => [(client) => client.query(dataHealthQueries.sets())] };

/** The lists of who was elected tell their own day, which the table does not. */
function withListDay(set: SetHealth): SetHealth {
  const isList = set.conjunto === 'eleitos' && set.origem === 'copia';
  return isList ? { ...set, dados_ate: listsUntil() } : set;
}

function Health() {
  const today = useAfterHydration(dayInBrasilia);
  const sets = useQuery({
    ...dataHealthQueries.sets(),
    meta: { reloadToast: { title: 'Erro', description: 'Não foi possível carregar a situação dos dados.' } },
  });
  if (sets.isPending) return <Loading>Carregando a situação dos dados...</Loading>;
  if (sets.isLoadingError)
    return <ErrorState message="Não foi possível carregar a situação dos dados." query={sets} />;
  const photos = hasOwnPhotos() ? ['As fotos são cópias da publicação do site.'] : [];
  return (
    <>
      <Section title="Saúde dos dados" meta={`em ${formatDay(today)}`}>
        <HealthList sets={sets.data.map(withListDay)} today={today} />
      </Section>
      <Section title="O que falta">
        <RunningText>
          <ul>
            {[...limitsOf(sets.data), ...photos].map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </RunningText>
      </Section>
    </>
  );
}

export function Component() {
  return (
    <>
      <DocumentHead {...head} />
      <PrintFrame hasAddress />
      <PageHead
        title="Dados: de quando são e onde baixar"
        lead="Aqui está de quando é cada conjunto."
        actions={<PrintButton />}
      />
      <Health />
      <Downloads />
      <ApiExamples />
    </>
  );
}
