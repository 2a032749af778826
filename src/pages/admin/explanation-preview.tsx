import { RollCallMeaning } from '@/features/votes/roll-call/roll-call-meaning';
import type { Explanation } from '@/features/votes/roll-call/roll-call-schema';
import { unknownBill } from '@/features/votes/row/subject';
import type { ExplainedRollCall } from '@/features/admin/explanations/model';
import { formatDay } from '@/lib/text/format';

interface ExplanationPreviewProps {
  rollCall: ExplainedRollCall;
  explanation: Explanation;
}

export function ExplanationPreview({ rollCall, explanation }: ExplanationPreviewProps) {
  return (
    <div className="border-border-strong mt-2 border p-4">
      <p className="text-small text-muted flex flex-wrap gap-x-3">
        <span className="fig">{formatDay(rollCall.dia)}</span> <span>Plenário</span>{' '}
        <span translate="no">{rollCall.titulo ?? unknownBill}</span>
      </p>
      <p className="font-head text-h2 font-bold wrap-anywhere">{explanation.titulo_claro}</p>
      <RollCallMeaning explanation={explanation} />
    </div>
  );
}
