import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { candidateQueries } from '@/features/candidates/queries';
import { chosenWith, outcomeKind } from '@/features/choices/my-choices-model';
import { choiceQueries } from '@/features/choices/queries';
import { isPreliminary } from '@/features/politicians/outcome/deputy-outcome';
import { outcomeQueries } from '@/features/politicians/queries';
import { lastOutcome } from '@/lib/election/election-outcome';
import { paths } from '@/lib/paths';
import { useCacheListeners } from '@/lib/use/use-cache-listeners';
import { NumberText } from '@/ui/number-text';

/** Reading it here too would change those parts' failure words. */
function useKnown<Key extends QueryKey>(key: Key) {
  const client = useQueryClient();
  return useSyncExternalStore(useCacheListeners(), () => client.getQueryData(key));
}

const unknown = 'unknown';

/** In the order of the line; of the only one, of one, and of more. */
const ofVote = [
  { of: ['segundo_turno'], words: ['foi ao 2º turno', 'ao 2º turno', 'ao 2º turno'] },
  { of: ['eleito', 'reeleito', 'outro_cargo_eleito'], words: ['eleito(a)', 'eleito(a)', 'eleitos(as)'] },
  { of: ['nao_eleito', 'nao_reeleito', 'outro_cargo_nao_eleito'], words: ['não eleito(a)', 'não', 'não'] },
];
const others = [
  { of: ['nao_concorreu'], words: ['não concorreu', 'não concorreu', 'sem concorrer'] },
  { of: ['fora_da_urna'], words: ['não foi à urna', 'fora da urna', 'fora da urna'] },
  { of: [unknown], words: ['sem informação', 'sem informação', 'sem dados'] },
];
/** 'não' needs somebody elected before it. */
const notElected = (count: number) => (count === 1 ? 'não eleito(a)' : 'não eleitos(as)');

/** All, where the line has no room for each. */
const allOthers = [{ of: others.flatMap(({ of }) => of), words: ['', '', 'outros'] }];
const known = new Set([...ofVote, ...others].flatMap(({ of }) => of));

/** Counted on the device; the whole is on its own page. */
export function OwnOutcomes({ owner }: { owner: string }) {
  const candidates = useKnown(candidateQueries.list().queryKey);
  const choices = useKnown(choiceQueries.about('candidate', owner).queryKey);
  const deputies = useKnown(choiceQueries.chosen('deputy', owner).queryKey);
  const favorites = deputies && chosenWith('favorito', deputies);
  const ofDeputies = useQuery({
    ...outcomeQueries.everyone(),
    enabled: favorites !== undefined && favorites.length > 0,
  });
  if (!candidates || !choices || !favorites || (favorites.length > 0 && ofDeputies.data === undefined))
    return null;
  const marked = new Set(choices.filter(({ favorito }) => favorito).map(({ id }) => id));
  const outcomeOf = new Map(ofDeputies.data?.map((one) => [String(one.deputado_id), one]));
  const ofFavorites = favorites.map(({ id }) => outcomeOf.get(id));
  const said = [
    ...candidates
      .filter(({ id }) => marked.has(id))
      .map(({ resultados, status }) => outcomeKind(lastOutcome(resultados), status === 'archived')),
    ...ofFavorites.map((one) => one?.destino ?? unknown),
  ];
  if (said.length === 0) return null;
  const outcomes = said.map((one) => (known.has(one) ? one : unknown));
  const isAlone = outcomes.length === 1;
  // Of three kinds the line on a phone has no room left; their own page says it.
  const isUnchecked = ofFavorites.some((one) => one !== undefined && isPreliminary(one));
  const countOf = ({ of }: { of: readonly string[] }) =>
    outcomes.filter((outcome) => of.includes(outcome)).length;
  const parts = [...ofVote, ...(others.filter(countOf).length > 1 ? allOthers : others)]
    .map((one) => ({ count: countOf(one), words: one.words[isAlone ? 0 : countOf(one) === 1 ? 1 : 2] }))
    .filter(({ count }) => count > 0);
  return (
    <p>
      <Link to={paths.choices} className="font-semibold">
        {isAlone ? 'Seu favorito' : `Seus ${outcomes.length}`}
      </Link>
      {parts.map(({ count, words }, index) => (
        <Fragment key={words}>
          <span>{index === 0 ? ': ' : ', '}</span>
          <span className="whitespace-nowrap">
            {isAlone ? null : <NumberText>{count}</NumberText>}{' '}
            <span>{index === 0 && words === 'não' ? notElected(count) : words}</span>
          </span>
        </Fragment>
      ))}
      {isUnchecked && parts.length < 3 ? <span>, preliminar</span> : null}
    </p>
  );
}
