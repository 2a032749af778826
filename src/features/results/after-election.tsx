import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { FatesSource } from '@/features/politicians/fates-source';
import { fateQueries } from '@/features/politicians/queries';
import type { Outcome } from '@/lib/election-outcome';
import { formatDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { MoreLink } from '@/ui/more-link';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import { type Tally, tallyFates, tallyOutcomes } from './model';
import { resultQueries } from './queries';

interface AfterElectionProps {
  /** The person's favourites; they leave this device for no count. */
  candidates: readonly { nome: string; outcome: Outcome | null }[];
  deputies: readonly { nome: string; id: string }[];
}

/** What became of somebody's favourites, counted on the device; what is not known is counted as such. */
export function AfterElection({ candidates, deputies }: AfterElectionProps) {
  const fates = useQuery({
    ...fateQueries.everyone(),
    enabled: deputies.length > 0,
    meta: { isInPlace: true },
  });
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
      <SourceNote>
        <span>A conta é feita neste aparelho, só com as suas escolhas.</span>{' '}
        {candidates.some(({ outcome }) => outcome !== null) ? <RoundsSource /> : null}
      </SourceNote>
      {deputies.length === 0 ? null : <FatesSource title="Deputados" ids={deputies.map(({ id }) => id)} />}
    </Section>
  );
}

/** Who says how the rounds ended that are published, and of which day. */
function RoundsSource() {
  const { data = [] } = useQuery({ ...resultQueries.rounds(), meta: { isInPlace: true } });
  return data
    .toSorted((a, b) => a.turno - b.turno)
    .map(({ turno, fonte_url, fonte_data }) => (
      <Fragment key={turno}>
        <span>{`Presidência, ${turno}º turno:`}</span>{' '}
        {fonte_url === null ? <span>TSE</span> : <ExternalLink href={fonte_url}>TSE</ExternalLink>}
        <span>{`, lido em ${formatDay(fonte_data)}.`}</span>{' '}
      </Fragment>
    ));
}

function ofYours(count: number, one: string, many: string): string {
  return count === 1 ? `Do seu ${one}` : `Dos seus ${count} ${many}`;
}

/** 'Ana, Bia e Caio' */
function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(names);
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
        {(tallies ?? []).map(({ text, names, note }) => (
          <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)] items-baseline gap-3 py-2.5">
            <span className="text-lead text-right">
              <NumberText isStrong>{names.length}</NumberText>
            </span>
            <div>
              <p className="font-semibold">{text}</p>
              <p className="text-small text-muted">
                <span translate="no">{listOf(names)}</span>
                <span>{note === undefined ? null : `. ${note}`}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
