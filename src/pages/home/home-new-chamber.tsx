import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';
import { RollCallRows } from '@/features/votes/roll-call/roll-call-rows';
import { paths } from '@/lib/paths';
import { MoreLink } from '@/ui/more-link';
import { Section } from '@/ui/section';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { RegisteredPlan } from './home-plan';

/** Who keeps no choices has nobody to mark. */
const MarkedVotes = lazy(() =>
  lazyOrError(import('@/pages/my-choices/marked-votes').then((module) => module.MarkedVotes)),
);

export function OfNewChamber() {
  return (
    <>
      <ExplainedVotes />
      <RegisteredPlan />
    </>
  );
}

/** The newest votes that are explained; nothing where none is, or while they cannot be read. */
function ExplainedVotes() {
  const owner = useChoiceOwner();
  const { data } = useQuery(rollCallQueries.explained());
  if (data === undefined || data.length === 0) return null;
  const rows = <RollCallRows rollCalls={data} />;
  return (
    <Section
      title="Últimas votações explicadas"
      meta={<MoreLink to={paths.votes}>Todas as votações</MoreLink>}
    >
      {owner === null ? (
        rows
      ) : (
        <Suspense fallback={rows}>
          <MarkedVotes owner={owner} rollCalls={data} />
        </Suspense>
      )}
    </Section>
  );
}
