import { cn } from '@/lib/cn';
import { pillStyle } from '@/ui/person/pill-style';

/** Exact words of the data; any other gets the neutral colour. */
const leaningColors = new Map([
  ['Esquerda', 'bg-lean-left'],
  ['Centro-esquerda', 'bg-lean-centre-left'],
  ['Centro', 'bg-lean-centre'],
  ['Centro-direita', 'bg-lean-centre-right'],
  ['Direita', 'bg-lean-right'],
]);

/** Colour is never the only sign; unknown leanings have no badge. */
export function LeaningBadge({ value }: { value: string | null }) {
  if (value === null) {
    return (
      <span className="text-small text-muted inline-flex min-h-6.5 items-center leading-[1.3]">
        Inclinação não informada
      </span>
    );
  }
  const color = leaningColors.get(value) ?? 'bg-lean-other';
  return (
    <span className={cn(pillStyle, 'border-badge-edge text-on-badge print-color-exact px-[11px]', color)}>
      {value}
    </span>
  );
}
