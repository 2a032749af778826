import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { isPreliminary } from '@/features/politicians/outcome/deputy-outcome';
import { OutcomeNote } from '@/features/politicians/outcome/outcome-note';
import { outcomeQueries } from '@/features/politicians/queries';
import { isOutcome } from '@/lib/election/election-outcome';
import { formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { Disclosure } from '@/ui/dialog/disclosure';
import { ExternalLink } from '@/ui/external-link';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import {
  goingOnKind,
  type OwnCandidate,
  type Tally,
  tallyDeputyOutcomes,
  tallyOutcomes,
  unknownKind,
} from './model';
import { resultQueries } from './queries';

interface OwnPeople {
  /** The person's own; they leave this device for no count. */
  candidates: readonly OwnCandidate[];
  deputies: readonly { nome: string; id: string }[];
}

/** Counted on the device; unknown outcomes are counted as such. */
export function AfterElection({ candidates, deputies }: OwnPeople) {
  const outcomes = useQuery({
    ...outcomeQueries.everyone(),
    enabled: deputies.length > 0,
  });
  const known = outcomes.data ?? [];
  const ids = new Set(deputies.map(({ id }) => id));
  const tallies = [
    ...tallyOutcomes(candidates),
    ...(outcomes.data === undefined ? [] : tallyDeputyOutcomes(deputies, known)),
  ];
  const unknown = tallies.filter(({ kind }) => kind === unknownKind);
  return (
    <Section
      isFlat
      title="Depois da eleição"
      meta={
        <Link to={paths.result} className="min-h-target inline-flex items-center font-semibold">
          Ver o resultado
        </Link>
      }
    >
      <RowList className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 print:block">
        {tallies
          .filter(({ kind }) => kind !== unknownKind)
          .map(({ text, names }) => (
            <li key={text} className="min-w-0 py-2.5">
              <p className="font-head text-figure font-bold lining-nums">{names.length}</p>
              <p className="leading-tight font-semibold">{text}</p>
              <Names names={names} />
            </li>
          ))}
      </RowList>
      <div className="text-small text-muted mt-2">
        {unknown.map(({ text, names }) => (
          <Names key={text} names={names} text={`${names.length} ${text}`} />
        ))}
        {tallies.some(({ kind }) => kind === goingOnKind) ? (
          <p>O resultado do 2º turno ainda não foi publicado neste site.</p>
        ) : null}
        {known.some((outcome) => ids.has(String(outcome.deputado_id)) && isPreliminary(outcome)) ? (
          <p>
            Deputados: lista{' '}
            <span className="border-border-strong rounded-chip border border-dashed px-1.5">preliminar</span>
          </p>
        ) : null}
        {outcomes.isLoadingError ? <p>Não foi possível carregar o que houve com os deputados.</p> : null}
      </div>
    </Section>
  );
}

/** More names are folded. */
const fewNames = 3;

interface NamesProps extends Pick<Tally, 'names'> {
  /** Their common outcome, where no figure tells it. */
  text?: string;
}

/** Paper unfolds nothing, so that it has all names. */
function Names({ names, text }: NamesProps) {
  const isOnPaper = usePrintMoment() !== null;
  const list = <span translate="no">{new Intl.ListFormat('pt-BR').format(names)}</span>;
  if (names.length <= fewNames || isOnPaper)
    return (
      <p className="text-small text-muted">
        {text === undefined ? null : <span>{`${text}: `}</span>}
        {list}
      </p>
    );
  return (
    <Disclosure isPlain summary={text ?? 'Ver quem'}>
      <p className="text-small text-muted">{list}</p>
    </Disclosure>
  );
}

export function AfterElectionSources({ candidates, deputies }: OwnPeople) {
  return (
    <>
      <SourceNote>
        <span>A conta é feita neste aparelho, só com as suas escolhas.</span>{' '}
        {candidates.some(({ kind }) => isOutcome(kind)) ? <RoundsSource /> : null}
      </SourceNote>
      {deputies.length === 0 ? null : <OutcomeNote title="Deputados" ids={deputies.map(({ id }) => id)} />}
    </>
  );
}

/** Published rounds alone, with their day. */
function RoundsSource() {
  const { data = [] } = useQuery(resultQueries.rounds());
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
