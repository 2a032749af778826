import '@/features/compare/compare.css';
import type { ChoiceKind } from '@/features/choices/kinds';
import type { Chosen } from '@/features/choices/my-choices-model';
import { type ComparedKind, comparisonSearch, fewest } from '@/features/compare/address';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';

const kindInAddress = { candidate: 'candidatos', deputy: 'deputados' } as const satisfies Record<
  ChoiceKind,
  ComparedKind
>;

interface CompareBarProps {
  marked: readonly Chosen[];
  onCancel: () => void;
}

export function CompareBar({ marked, onCancel }: CompareBarProps) {
  const [first] = marked;
  return (
    <div className="compare-bar border-text bg-surface -mx-gutter px-gutter sticky z-30 flex flex-wrap items-center justify-between gap-3 border-t py-2.5 print:hidden">
      <p role="status">
        <span className="block font-semibold">
          {marked.length === 1 ? '1 marcado' : `${marked.length} marcados`}
        </span>
        <span className="text-small text-muted">de 2 a 4</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onCancel}>Cancelar</Button>
        {first === undefined || marked.length < fewest ? (
          <Button variant="primary" disabled>
            Comparar
          </Button>
        ) : (
          <LinkButton
            variant="primary"
            to={
              paths.compare +
              comparisonSearch(
                kindInAddress[first.kind],
                marked.map(({ id }) => id),
              )
            }
          >
            Comparar
          </LinkButton>
        )}
      </div>
    </div>
  );
}
