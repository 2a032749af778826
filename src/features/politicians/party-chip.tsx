import { cn } from '@/lib/cn';
import { partyColor } from './party-color';
import { partyText } from '@/lib/text/party-text';
import { VisuallyHidden } from '@/ui/visually-hidden';

type PartyChipProps = { sigla: string | null; color: string | null | undefined; className?: string };

const face =
  'border-border-strong text-small relative isolate inline-flex max-w-full items-center overflow-hidden border py-px font-bold wrap-anywhere print-color-exact';

function textOn(color: PartyChipProps['color']): string {
  return partyColor(color).text === '#000000' ? 'text-on-pale-party' : 'text-on-dark-party';
}

/** A picture: the policy refuses styles in prerendered markup. */
function PartyPaint({ color }: Pick<PartyChipProps, 'color'>) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 -z-1 size-full forced-colors:hidden">
      <rect width="100%" height="100%" fill={partyColor(color).background} />
    </svg>
  );
}

export function PartyChip({ sigla, color, className }: PartyChipProps) {
  return (
    <span
      translate="no"
      className={cn(face, 'rounded-chip min-h-6 px-2 tracking-[0.01em]', textOn(color), className)}
    >
      <PartyPaint color={color} />
      {partyText(sigla)}
    </span>
  );
}

/** The ballot number, or an earlier one. */
export interface PlateNumber {
  value: number;
  isOnBallot: boolean;
}

type PartyPlateProps = Omit<PartyChipProps, 'className'> & { number?: PlateNumber | undefined };

/** Longer initials do not fit one line at the usual spacing. */
const longest = 7;

const alone = 'justify-center text-center max-lg:text-[0.72rem] max-lg:leading-[1.55]';

/** Keyed by ballot number and length of initials. */
const plates = {
  alone: { usual: `${alone} tracking-[0.01em]`, tight: `${alone} tracking-[-0.03em]` },
  numbered: {
    usual: 'justify-between gap-x-1 px-2 tracking-[0.01em]',
    tight: 'justify-between gap-x-0.5 px-[3px] tracking-[-0.015em]',
  },
};

export function PartyPlate({ sigla, color, number }: PartyPlateProps) {
  const text = partyText(sigla);
  const shape =
    plates[number === undefined ? 'alone' : 'numbered'][text.length > longest ? 'tight' : 'usual'];
  return (
    <span className={cn(face, textOn(color), 'rounded-b-chip -mt-px min-h-6.5 flex-wrap', shape)}>
      <PartyPaint color={color} />
      <span>
        <VisuallyHidden>Partido: </VisuallyHidden>
        <span translate="no">{text}</span>
      </span>
      {number === undefined ? null : (
        <b className="font-head text-[1.0625rem] leading-tight lining-nums tabular-nums">
          <VisuallyHidden>{number.isOnBallot ? 'Número na urna: ' : 'Número registrado: '}</VisuallyHidden>
          <span translate="no">{number.value}</span>
        </b>
      )}
    </span>
  );
}
