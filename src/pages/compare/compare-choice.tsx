import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ballotText } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { chosenWith } from '@/features/choices/my-choices-model';
import { choiceQueries } from '@/features/choices/queries';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { type ComparedKind, comparisonSearch, fewest } from '@/features/compare/address';
import { type Comparable, PeoplePicker } from '@/features/compare/people-picker';
import { summaryOf } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import type { Deputy } from '@/features/deputies/schema';
import { everyoneQueries } from '@/features/deputies/list/full-list-queries';
import { partyAndState } from '@/lib/text/party-text';
import { LeftOut } from '@/features/politicians/left-out';
import { paths } from '@/lib/paths';
import { compareTexts } from '@/lib/text/text-order';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { RowSkeletons } from '@/ui/state/line-skeletons';

interface CompareChoiceProps {
  kind: ComparedKind;
  /** Whom the address names already. */
  ids: readonly string[];
}

const titles = { candidatos: 'Candidatos à Presidência', deputados: 'Deputados federais' } as const;
const others = { candidatos: 'deputados', deputados: 'candidatos' } as const;

/** Nothing is kept; only the next address names the people. */
export function CompareChoice({ kind: first, ids }: CompareChoiceProps) {
  const [kind, setKind] = useState(first);
  const [chosen, setChosen] = useState<readonly string[]>(ids);
  const picker = { chosen, onChange: setChosen };
  const isEnough = chosen.length >= fewest;
  const words = `Comparar (${chosen.length})`;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2>{titles[kind]}</h2>
        <Button
          onClick={() => {
            setKind(others[kind]);
            setChosen([]);
          }}
        >{`Escolher ${others[kind]}`}</Button>
      </div>
      <div>{kind === 'candidatos' ? <Candidates {...picker} /> : <Deputies {...picker} />}</div>
      <div>
        {isEnough ? (
          <LinkButton variant="primary" to={paths.compare + comparisonSearch(kind, chosen)}>
            {words}
          </LinkButton>
        ) : (
          <Button variant="primary" disabled>
            {words}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PickerProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Candidates(props: PickerProps) {
  const query = useQuery(candidateQueries.list());
  const people = (query.data ?? []).map((candidate) => ({
    id: candidate.id,
    name: candidate.nome,
    meta: ballotText(candidate),
  }));
  return (
    <Listed query={query}>
      <PeoplePicker label="Buscar candidato por nome" people={people} {...props} />
    </Listed>
  );
}

/** Favourites are offered; the hundreds of other deputies only when searched for. */
function Deputies(props: PickerProps) {
  const query = useQuery(everyoneQueries.everyone());
  const owner = useChoiceOwner();
  const { data: rows } = useQuery(choiceQueries.chosen('deputy', owner));
  const favorites = chosenWith(
    'favorito',
    (rows ?? []).map((row) => ({ ...row, kind: 'deputy' })),
  );
  const sitting = (query.data?.deputies ?? []).map(comparableOf);
  const known = new Set(sitting.map(({ id }) => id));
  const former = favorites.flatMap(({ id, person }) =>
    person === null || known.has(id)
      ? []
      : [{ id, name: person.nome, meta: partyAndState(person.partido, person.uf) }],
  );
  const people = [
    ...sitting,
    ...former,
    ...useOthers(props.chosen, query.data && [...sitting, ...former]),
  ].toSorted((a, b) => compareTexts(a.name, b.name));
  return (
    <Listed query={query}>
      <LeftOut rows={query.data?.leftOut ?? 0} />
      <PeoplePicker
        label="Buscar deputado por nome"
        people={people}
        offered={favorites.map(({ id }) => id)}
        {...props}
      />
    </Listed>
  );
}

/** Nobody while the lists are not there. */
function useOthers(chosen: readonly string[], listed: readonly Comparable[] | undefined): Comparable[] {
  const others = listed ? chosen.filter((id) => listed.every((one) => one.id !== id)) : [];
  return useQueries({
    queries: others.map((id) => deputyQueries.detail(id)),
  }).flatMap(({ data }) => (data ? comparableOf(summaryOf(data.deputy)) : []));
}

function comparableOf({ id, nome, siglaPartido, siglaUf }: Deputy): Comparable {
  return { id: String(id), name: nome, meta: partyAndState(siglaPartido, siglaUf) };
}

interface ListedProps {
  query: { data?: unknown; isPending: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  children: ReactNode;
}

function Listed({ query, children }: ListedProps) {
  if (query.data !== undefined) return children;
  if (query.isPending) return <RowSkeletons text="Carregando a lista..." />;
  return <ErrorState message="Não foi possível carregar a lista." query={query} />;
}
