import { useQuery } from '@tanstack/react-query';
import { fateQueries } from '@/features/politicians/queries';
import type { Outcome } from '@/lib/election-outcome';
import { paths } from '@/lib/paths';
import { NumberText } from '@/ui/number-text';
import { MoreLink } from '@/ui/more-link';
import { Section } from '@/ui/section';
import { type Tally, tallyFates, tallyOutcomes } from './model';

interface AfterElectionProps {
  /** The person's favourites; they leave this device for no count. */
  candidates: readonly { nome: string; outcome: Outcome | null }[];
  deputies: readonly { nome: string; id: string }[];
}

/** What became of somebody's favourites, counted on the device; what is not known is counted as such. */
export function AfterElection({ candidates, deputies }: AfterElectionProps) {
  const fates = useQuery(fateQueries.everyone());
  if (candidates.length + deputies.length === 0) return null;
  return (
    <Section title="Depois da eleição" meta={<MoreLink to={paths.result}>Ver o resultado</MoreLink>}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {candidates.length === 0 ? null : (
          <Tallies
            title={ofYours(candidates.length, 'candidato à Presidência', 'candidatos à Presidência')}
            tallies={tallyOutcomes(candidates)}
          />
        )}
        {deputies.length === 0 ? null : (
          <Tallies
            title={ofYours(deputies.length, 'deputado federal', 'deputados federais')}
            tallies={fates.data && tallyFates(deputies, fates.data)}
            hasFailed={fates.isLoadingError}
          />
        )}
      </div>
      <p className="text-small text-muted mt-3">O que houve com os deputados é preliminar.</p>
    </Section>
  );
}

function ofYours(count: number, one: string, many: string): string {
  return count === 1 ? `Do seu ${one}` : `Dos seus ${count} ${many}`;
}

function Tallies({
  title,
  tallies,
  hasFailed = false,
}: {
  title: string;
  tallies: Tally[] | undefined;
  hasFailed?: boolean;
}) {
  return (
    <div>
      <h3 className="text-lead mb-2">{title}</h3>
      {hasFailed ? (
        <p className="text-muted">Não foi possível carregar o que houve com os deputados.</p>
      ) : null}
      <ul className="border-border-strong [&>li]:border-border border-t [&>li]:border-b">
        {(tallies ?? []).map(({ text, names }) => (
          <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)] items-baseline gap-3 py-2.5">
            <span className="text-lead text-right">
              <NumberText isStrong>{names.length}</NumberText>
            </span>
            <div>
              <p className="font-semibold">{text}</p>
              <p className="text-small text-muted">{names.join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
