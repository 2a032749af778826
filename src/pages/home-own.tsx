import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CandidateSummary } from '@/features/candidates/model';
import { chosenWith } from '@/features/choices/my-choices-model';
import { choiceQueries } from '@/features/choices/queries';
import { fateQueries } from '@/features/politicians/queries';
import { lastOutcome } from '@/lib/election-outcome';
import { paths } from '@/lib/paths';
import { NumberText } from '@/ui/number-text';

interface OwnOutcomesProps {
  userId: string;
  /** The favourite candidates. */
  candidates: readonly CandidateSummary[];
}

/** In the order of the line. */
const counted = [
  { of: ['segundo_turno'], one: 'ao 2º turno', many: 'ao 2º turno' },
  { of: ['eleito', 'reeleito', 'outro_cargo_eleito'], one: 'eleito(a)', many: 'eleitos(as)' },
  { of: ['nao_eleito', 'nao_reeleito', 'outro_cargo_nao_eleito'], one: 'não', many: 'não' },
];

/** One line of what became of one's favourites, counted on the device; all of it is on their own page. */
export function OwnOutcomes({ userId, candidates }: OwnOutcomesProps) {
  const { data: deputies } = useQuery({
    ...choiceQueries.chosen('deputy', userId),
    meta: { isInPlace: true },
  });
  const favorites = deputies && chosenWith('favorito', deputies);
  const fates = useQuery({
    ...fateQueries.everyone(),
    enabled: favorites !== undefined && favorites.length > 0,
    meta: { isInPlace: true },
  });
  if (favorites === undefined || (favorites.length > 0 && fates.data === undefined)) return null;
  const known = new Map(fates.data?.map(({ deputado_id, destino }) => [String(deputado_id), destino]));
  const outcomes = [
    ...candidates.map(({ resultados }) => lastOutcome(resultados)),
    ...favorites.map(({ id }) => known.get(id) ?? null),
  ];
  if (outcomes.length === 0) return null;
  return (
    <p>
      <Link to={paths.choices} className="font-semibold">
        {outcomes.length === 1 ? 'Seu favorito' : `Seus ${outcomes.length}`}
      </Link>
      {counted
        .map(({ of, one, many }) => {
          const count = outcomes.filter((outcome) => outcome !== null && of.includes(outcome)).length;
          return { count, words: count === 1 ? one : many };
        })
        .filter(({ count }) => count > 0)
        .map(({ count, words }, index) => (
          <span key={words}>
            {index === 0 ? ': ' : ', '}
            <NumberText>{count}</NumberText> {words}
          </span>
        ))}
    </p>
  );
}
