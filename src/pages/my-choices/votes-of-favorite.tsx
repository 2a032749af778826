import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choiceQueries } from '@/features/choices/queries';
import { votesOfDeputy } from '@/features/votes/page-votes';
import { pageVotesQueries } from '@/features/votes/page-votes-queries';
import type { RollCallRow } from '@/features/votes/roll-call/roll-call-schema';
import { pageSize } from '@/features/votes/roll-call/roll-call-queries';
import { RollCallRows } from '@/features/votes/roll-call/roll-call-rows';
import { OwnVote } from '@/features/votes/row/vote-mark';
import { compareTexts } from '@/lib/text/text-order';
import { SelectField } from '@/ui/form/select-field';

interface MarkedVotesProps {
  owner: string;
  rollCalls: readonly RollCallRow[];
}

/** Which favourite it is never leaves the device. */
export function MarkedVotes({ owner, rollCalls }: MarkedVotesProps) {
  const { data } = useQuery(choiceQueries.chosen('deputy', owner));
  const favorites = (data ?? [])
    .flatMap(({ id, favorito, person }) => (favorito && person !== null ? [{ id, nome: person.nome }] : []))
    .toSorted((a, b) => compareTexts(a.nome, b.nome));
  if (favorites.length === 0) return <RollCallRows rollCalls={rollCalls} />;
  return <Marked favorites={favorites} rollCalls={rollCalls} />;
}

interface MarkedProps {
  favorites: readonly { id: string; nome: string }[];
  rollCalls: readonly RollCallRow[];
}

function Marked({ favorites, rollCalls }: MarkedProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const deputy = favorites.find(({ id }) => id === chosen) ?? favorites[0];
  // A page that is loaded more of asks for the new part alone.
  const parts = Array.from({ length: Math.ceil(rollCalls.length / pageSize) }, (_, part) =>
    rollCalls.slice(part * pageSize, (part + 1) * pageSize).map(({ votacao_id }) => votacao_id),
  );
  const pages = useQueries({
    queries: parts.map((part) => pageVotesQueries.of(part)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  if (deputy === undefined) return <RollCallRows rollCalls={rollCalls} />;
  const votes = votesOfDeputy(pages, Number(deputy.id));
  return (
    <>
      <div className="mt-3 mb-4 max-w-72 print:hidden">
        <SelectField
          label="Voto de"
          hint="Só você vê."
          options={favorites.map(({ id, nome }) => [id, nome] as const)}
          translate="no"
          value={deputy.id}
          onChange={setChosen}
        />
      </div>
      <RollCallRows
        rollCalls={rollCalls}
        ownOf={({ votacao_id }) => {
          const vote = votes.get(votacao_id);
          return vote === undefined ? undefined : <OwnVote vote={vote} />;
        }}
      />
    </>
  );
}
