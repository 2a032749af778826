import { useQuery } from '@tanstack/react-query';
import { rollCallQueries } from '@/features/votes/roll-call/roll-call-queries';
import { paths } from '@/lib/paths';
import { OwnRollCallRows } from '@/pages/my-choices/own-roll-call-rows';
import { MoreLink } from '@/ui/more-link';
import { Section } from '@/ui/section';
import { RegisteredPlan } from './home-plan';

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
  const { data } = useQuery(rollCallQueries.explained());
  if (data === undefined || data.length === 0) return null;
  return (
    <Section
      title="Últimas votações explicadas"
      meta={<MoreLink to={paths.votes}>Todas as votações</MoreLink>}
    >
      <OwnRollCallRows rollCalls={data} />
    </Section>
  );
}
