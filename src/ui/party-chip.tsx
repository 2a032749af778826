import { cn } from '@/lib/cn';
import { partyColor } from './party-color';

type PartyChipProps = {
  sigla: string;
  color: string | null | undefined;
  isPlate?: boolean;
  className?: string;
};

/** A party's initials on the party's own colour. `isPlate` is the form joined to the foot of a photo. */
export function PartyChip({ sigla, color, isPlate = false, className }: PartyChipProps) {
  const { background, text } = partyColor(color);
  return (
    <span
      style={{ backgroundColor: background, color: text }}
      className={cn(
        'border-border-strong text-small inline-flex max-w-full items-center border py-px font-bold wrap-anywhere',
        'print-color-exact tracking-[0.01em]',
        isPlate
          ? 'rounded-b-chip relative -mt-px min-h-6.5 justify-center px-0.5 text-center'
          : 'rounded-chip min-h-6 px-2',
        className,
      )}
    >
      {sigla}
    </span>
  );
}
