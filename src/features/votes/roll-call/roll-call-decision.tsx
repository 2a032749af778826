import { formatCount } from '@/lib/text/format-count';
import { outcomeText } from '@/features/votes/model';
import { procedureMeanings } from '@/features/votes/row/procedure-meanings';
import { decisionOf, missedVotes } from '@/features/votes/row/procedures';
import { differenceText } from './roll-call-model';
import type { RollCallDetail } from './roll-call-schema';

export function RollCallDecision({ rollCall }: { rollCall: RollCallDetail }) {
  const { sim, nao, totais_diferem } = rollCall;
  const decision = decisionOf(rollCall);
  const needed = totais_diferem ? null : missedVotes(rollCall);
  const difference = differenceText(rollCall);
  const hasCounts = !totais_diferem && sim !== null && nao !== null;
  return (
    <div className="text-lead max-w-measure grid gap-1">
      <p>
        {decision?.did == null ? null : <span>A Câmara </span>}
        <b>{decision?.did ?? outcomeText(rollCall)}</b>
        <span>
          {hasCounts
            ? `: ${formatCount(sim)} ${sim === 1 ? 'voto' : 'votos'} Sim e ${formatCount(nao)} Não.`
            : '.'}
        </span>
        {needed === null ? null : <span>{` Precisava de ${needed} votos Sim.`}</span>}
      </p>
      {difference === null ? null : <p className="text-body">{difference}</p>}
      {decision === null ? null : <p className="text-body text-muted">{procedureMeanings[decision.name]}</p>}
    </div>
  );
}
