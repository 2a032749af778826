import { PartyChip } from '@/features/politicians/party-chip';
import { partyColorOf } from '@/features/politicians/party-colors';
import { NumberText } from '@/ui/number-text';
import { Section } from '@/ui/section';
import { Table, Td, Th, Tr } from '@/ui/table';
import { voteLabels } from './model';
import type { RollCallVote } from './roll-call-schema';
import { partyCounts, votes } from './roll-call-votes-model';
import { VoteMark } from './vote-mark';

/** How many votes of each label each party had, counted by the party that each deputy had on that day. */
export function RollCallParties({ all }: { all: readonly RollCallVote[] }) {
  const parties = partyCounts(all);
  if (parties.every(({ sigla }) => sigla === null)) {
    return (
      <Section title="Por partido">
        <p>O partido de cada um no dia desta votação não está nestes dados.</p>
      </Section>
    );
  }
  return (
    <Section title="Por partido" meta="partido de cada um no dia da votação">
      <Table caption="Votos por partido, em ordem alfabética">
        <thead>
          <tr>
            <Th>Partido</Th>
            {votes.map((vote) => (
              <Th key={vote} isEnd>
                <span className="inline-flex items-center gap-1.5 whitespace-normal">
                  <VoteMark vote={vote} /> {voteLabels[vote]}
                </span>
              </Th>
            ))}
            <Th isEnd>Total</Th>
          </tr>
        </thead>
        <tbody>
          {parties.map(({ sigla, counts, total }) => (
            <Tr key={sigla}>
              <Td className="whitespace-nowrap">
                {sigla === null ? 'Não informado' : <PartyChip sigla={sigla} color={partyColorOf(sigla)} />}
              </Td>
              {votes.map((vote, index) => (
                <Td key={vote} isEnd>
                  <NumberText>{counts[index]}</NumberText>
                </Td>
              ))}
              <Td isEnd>
                <NumberText isStrong>{total}</NumberText>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
