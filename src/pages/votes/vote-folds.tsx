import { LeftOut } from '@/features/politicians/left-out';
import type { RollCallDetail } from '@/features/votes/roll-call/roll-call-schema';
import { RollCallOrientations } from '@/features/votes/roll-call/roll-call-orientations';
import { RollCallParties } from '@/features/votes/roll-call/roll-call-parties';
import { RollCallText } from '@/features/votes/roll-call/roll-call-text';
import { RollCallVotes } from '@/features/votes/roll-call/roll-call-votes';

export function RollCallFolds({ rollCall }: { rollCall: RollCallDetail }) {
  return (
    <>
      <RollCallOrientations rollCall={rollCall} />
      <div className="border-text mt-8 border-t-3">
        <LeftOut rows={rollCall.votos_fora} className="mt-3" />
        {rollCall.tem_votos ? (
          <>
            <RollCallParties all={rollCall.votos} />
            <RollCallVotes rollCall={rollCall} />
          </>
        ) : null}
        <RollCallText rollCall={rollCall} />
      </div>
    </>
  );
}
