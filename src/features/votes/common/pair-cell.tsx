import { formatCount } from '@/lib/text/format-count';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { NumberText } from '@/ui/number-text';
import { namesOf, type Pair } from './common-votes-model';
import { fewestInCommon } from './fewest-in-common';

interface PairCellProps {
  pair: Pair;
  onOpen: (pair: Pair) => void;
}

export function PairCell({ pair, onOpen }: PairCellProps) {
  const isOnPaper = usePrintMoment() !== null;
  const { votes } = pair;
  if (votes === null) return <span className="text-small text-muted">Não informado</span>;
  const [equal, common] = [formatCount(votes.iguais), formatCount(votes.em_comum)];
  if (votes.em_comum < fewestInCommon) {
    return <span className="text-small text-muted">{`Poucos votos em comum (${common})`}</span>;
  }
  const numbers = (
    <>
      <NumberText isStrong>{equal}</NumberText> de <NumberText>{common}</NumberText>
    </>
  );
  if (isOnPaper) return numbers;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${namesOf(pair)}: ${equal} de ${common}`}
      onClick={() => onOpen(pair)}
      className="min-h-target rounded-control whitespace-nowrap underline underline-offset-4 hover:decoration-2"
    >
      {numbers}
    </button>
  );
}
