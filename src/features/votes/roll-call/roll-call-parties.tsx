import { PartyChip } from '@/features/politicians/party-chip';
import { partyColorOf } from '@/features/politicians/party-legend';
import { Balance } from '@/features/votes/row/balance';
import { FoldSection } from '@/features/politicians/fold-section';
import { voteLabels } from '@/features/votes/model';
import type { RollCallVote } from './roll-call-schema';
import { partyCounts, votes } from './roll-call-votes-model';

/** One scale; nothing without known parties, which the note explains. */
export function RollCallParties({ all }: { all: readonly RollCallVote[] }) {
  const parties = partyCounts(all);
  if (parties.every(({ sigla }) => sigla === null)) return null;
  const most = Math.max(1, ...parties.flatMap(({ counts: [yes = 0, no = 0] }) => [yes, no]));
  return (
    <FoldSection
      isOpenAtFirst
      title="Por partido"
      about="Sim e Não de cada um, pelo partido do dia, em ordem alfabética"
      count={String(parties.length)}
    >
      <ul className="gap-x-12 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {parties.map(({ sigla, counts }) => {
          const [yes = 0, no = 0] = counts;
          const others = votes.flatMap((vote, index) =>
            vote > 2 && counts[index] ? [`${voteLabels[vote]}: ${counts[index]}`] : [],
          );
          return (
            <li key={sigla} className="border-border grid grid-cols-2 items-center gap-x-3 border-b py-2">
              <span>
                <PartyChip sigla={sigla} color={partyColorOf(sigla)} />
              </span>
              <Balance sim={yes} nao={no} most={most} />
              {others.length === 0 ? null : (
                <p className="text-small text-muted col-span-2">{others.join(' ·\xa0')}</p>
              )}
            </li>
          );
        })}
      </ul>
    </FoldSection>
  );
}
