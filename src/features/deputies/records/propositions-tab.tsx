import { useQuery } from '@tanstack/react-query';
import { ExternalLink as NewTab, ScrollText } from 'lucide-react';
import { formatDay } from '@/lib/text/format';
import { EmptyState } from '@/ui/state/empty-state';
import { ExternalLink } from '@/ui/external-link';
import { Disclosure } from '@/ui/dialog/disclosure';
import { RowList } from '@/ui/row-list';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { ChamberListStates } from './chamber-list-states';
import { coveredPeriod, isKnownEmpty, periodText } from '@/features/deputies/expenses/periods';
import { propositionPage } from '@/lib/text/proposition-page';
import { groupPropositions, presentedIn, type PropositionGroup, propositionTitle } from './proposition-model';
import { collectionQueries } from './tab-queries';
import type { Proposition } from './collection-schema';
import { TabSection } from './tab-section';
import { deputyTexts } from '@/features/deputies/texts';
import { useSixMonths } from '@/features/deputies/context/use-six-months';

export function PropositionsTab({ id }: { id: number }) {
  const period = useSixMonths();
  const query = useQuery({
    ...collectionQueries.propositions(id, period),
    meta: { reloadToast: deputyTexts.detailError },
  });
  return (
    <ChamberListStates
      query={query}
      id={id}
      waiting="Carregando proposições..."
      period={(origem) => periodText(coveredPeriod(period, origem))}
    >
      {(collection) => {
        const groups = groupPropositions(
          presentedIn(collection.rows, coveredPeriod(period, collection.origem)),
        );
        return (
          <>
            <Disclosure isPlain summary="O que é uma proposição" className="mb-4">
              <p className="text-muted max-w-measure">
                É todo texto que um deputado apresenta para a Câmara decidir, sozinho ou com outros autores:
                de um projeto de lei a um pedido de informação.
              </p>
            </Disclosure>
            {groups.length === 0 ? (
              <EmptyState
                icon={<ScrollText size={28} />}
                title={
                  isKnownEmpty(collection, period)
                    ? deputyTexts.noPropositions
                    : deputyTexts.unknownPropositions
                }
              />
            ) : (
              <div>
                {groups.map((group) => (
                  <div key={group.name} className="not-first:mt-8">
                    <Group group={group} />
                  </div>
                ))}
              </div>
            )}
          </>
        );
      }}
    </ChamberListStates>
  );
}

function Group({ group: { name, help, propositions } }: { group: PropositionGroup }) {
  return (
    <TabSection
      title={name}
      meta={
        <span translate="no" className="fig">
          {propositions.length}
        </span>
      }
    >
      <p className="text-muted max-w-measure mb-3">{help}</p>
      <RowList>
        {propositions.map((proposition) => (
          <li key={proposition.id}>
            <PropositionItem proposition={proposition} />
          </li>
        ))}
      </RowList>
    </TabSection>
  );
}

function PropositionItem({ proposition }: { proposition: Proposition }) {
  const title = propositionTitle(proposition);
  return (
    <article className="grid gap-1.5 py-4">
      <h3>{title}</h3>
      <p className="max-w-measure">{proposition.ementa ?? 'Sem ementa.'}</p>
      <p className="text-small flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-muted">
          Apresentada em{' '}
          <span translate="no" className="fig">
            {formatDay(proposition.dataApresentacao)}
          </span>
        </span>
        <ExternalLink
          href={propositionPage(proposition.id)}
          className="min-h-target inline-flex items-center gap-1.5 font-semibold"
        >
          Detalhes <VisuallyHidden>{`de ${title}`}</VisuallyHidden>
          <NewTab className="size-4.5 flex-none print:hidden" />
        </ExternalLink>
      </p>
    </article>
  );
}
