import { cn } from '@/lib/cn';
import { partyColor } from './party-color';
import { VisuallyHidden } from './visually-hidden';

type PartyChipProps = { sigla: string; color: string | null | undefined; className?: string };

const face =
  'border-border-strong text-small inline-flex max-w-full items-center border py-px font-bold wrap-anywhere print-color-exact tracking-[0.01em]';

function colorsOf(color: PartyChipProps['color']) {
  const { background, text } = partyColor(color);
  return { backgroundColor: background, color: text };
}

/** A party's initials on the party's own colour. */
export function PartyChip({ sigla, color, className }: PartyChipProps) {
  return (
    <span style={colorsOf(color)} className={cn(face, 'rounded-chip min-h-6 px-2', className)}>
      {sigla}
    </span>
  );
}

/** A candidate's number on the ballot, or the one that was registered for somebody who is not on it. */
export interface PlateNumber {
  value: number;
  isOnBallot: boolean;
}

type PartyPlateProps = Omit<PartyChipProps, 'className'> & { number?: PlateNumber | undefined };

/** Initials longer than these leave no room beside the number at the usual spacing. */
const longest = 7;

/** The same joined to the foot of a photo, with the number at its end where there is one. */
export function PartyPlate({ sigla, color, number }: PartyPlateProps) {
  const isTight = sigla.length > longest;
  return (
    <span
      style={colorsOf(color)}
      className={cn(
        face,
        'rounded-b-chip relative -mt-px min-h-6.5 flex-wrap gap-x-1',
        number === undefined ? 'justify-center px-0.5 text-center' : 'justify-between px-2',
        number !== undefined && isTight && 'gap-x-0.5 px-[3px] tracking-[-0.015em]',
      )}
    >
      <span>
        <VisuallyHidden>Partido: </VisuallyHidden>
        {sigla}
      </span>
      {number === undefined ? null : (
        <b className="font-head text-[1.0625rem] leading-tight lining-nums tabular-nums">
          <VisuallyHidden>{number.isOnBallot ? 'Número na urna: ' : 'Número registrado: '}</VisuallyHidden>
          {number.value}
        </b>
      )}
    </span>
  );
}
