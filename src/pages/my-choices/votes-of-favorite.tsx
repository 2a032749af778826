import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { choiceQueries } from '@/features/choices/queries';
import type { Vote } from '@/features/votes/model';
import { votesOfDeputy } from '@/features/votes/page-votes';
import { pageVotesQueries } from '@/features/votes/page-votes-queries';
import type { RollCallRow } from '@/features/votes/roll-call/roll-call-schema';
import { pageSize } from '@/features/votes/roll-call/roll-call-queries';
import { compareTexts } from '@/lib/text/text-order';
import { SelectField } from '@/ui/form/select-field';

interface VotesOfFavoriteProps {
  owner: string;
  rollCalls: readonly RollCallRow[];
  /** By roll call; undefined where nobody is marked. */
  onVotes: (votes: ReadonlyMap<number, Vote | null> | undefined) => void;
}

interface Favorite {
  id: string;
  nome: string;
}

/** Which favourite it is never leaves the device. */
export function VotesOfFavorite({ owner, ...list }: VotesOfFavoriteProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery(choiceQueries.chosen('deputy', owner));
  const favorites = (data ?? [])
    .flatMap(({ id, favorito, person }): Favorite[] =>
      favorito && person !== null ? [{ id, nome: person.nome }] : [],
    )
    .toSorted((a, b) => compareTexts(a.nome, b.nome));
  const deputy = favorites.find(({ id }) => id === chosen) ?? favorites[0];
  if (deputy === undefined) return null;
  return (
    <div className="mt-3 mb-4 max-w-72 print:hidden">
      <SelectField
        label="Voto de"
        hint="Só você vê."
        options={favorites.map(({ id, nome }) => [id, nome] as const)}
        translate="no"
        value={deputy.id}
        onChange={setChosen}
      />
      <Votes {...list} deputy={Number(deputy.id)} />
    </div>
  );
}

interface VotesProps extends Omit<VotesOfFavoriteProps, 'owner'> {
  deputy: number;
}

/** Nothing to see: hands the votes over to the rows. */
function Votes({ deputy, rollCalls, onVotes }: VotesProps) {
  // A page that is loaded more of asks for the new part alone.
  const parts = Array.from({ length: Math.ceil(rollCalls.length / pageSize) }, (_, part) =>
    rollCalls.slice(part * pageSize, (part + 1) * pageSize).map(({ votacao_id }) => votacao_id),
  );
  const pages = useQueries({
    queries: parts.map((part) => pageVotesQueries.of(part)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  useEffect(() => {
    onVotes(votesOfDeputy(pages, deputy));
    return () => onVotes(undefined);
  }, [pages, deputy, onVotes]);
  return null;
}
