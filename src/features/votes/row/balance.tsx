import { NumberText } from '@/ui/number-text';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** The end of each side's scale. */
export const seatsInChamber = 513;

interface BalanceProps {
  sim: number | null;
  nao: number | null;
  /** The number that fills one side. */
  most?: number;
}

/** One scale and one ink for both sides; nothing where the numbers are unknown. */
export function Balance({ sim, nao, most = seatsInChamber }: BalanceProps) {
  if (sim === null || nao === null) return null;
  const width = (count: number) => (Math.min(count, most) / most) * 50;
  const ink = 'fill-bar forced-colors:fill-[CanvasText]';
  return (
    <div className="flex items-center gap-1.5 leading-none">
      <span className="w-10.5 flex-none text-right">
        <VisuallyHidden>Sim </VisuallyHidden>
        <NumberText isStrong>{sim}</NumberText>
      </span>
      <svg aria-hidden="true" className="print-color-exact h-3 min-w-0 flex-1">
        <line x2="100%" y1="6" y2="6" stroke="var(--surface-2)" strokeWidth="4" />
        <rect x={`${50 - width(sim)}%`} y="4" width={`${width(sim)}%`} height="4" className={ink} />
        <rect x="50%" y="4" width={`${width(nao)}%`} height="4" className={ink} />
        <rect x="50%" width="2" height="12" className={ink} />
      </svg>
      <span className="w-10.5 flex-none">
        <VisuallyHidden>Não </VisuallyHidden>
        <NumberText isStrong>{nao}</NumberText>
      </span>
    </div>
  );
}
