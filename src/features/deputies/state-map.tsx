import { ufName } from '@/features/politicians/states';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { statePlaces } from './picture-model';

interface StateMapProps {
  counts: ReadonlyMap<string, number>;
  /** The state of the filter, '' for all. */
  chosen: string;
  onChoose: (uf: string) => void;
}

/** The 27 states as squares where they lie, each with how many deputies it has; pressing one filters by it. */
export function StateMap({ counts, chosen, onChoose }: StateMapProps) {
  return (
    <div className="state-map">
      {Object.entries(statePlaces).map(([uf, [row, column]]) => {
        const count = counts.get(uf) ?? 0;
        return (
          <button
            key={uf}
            type="button"
            aria-pressed={uf === chosen}
            style={{ gridRow: row, gridColumn: column }}
            onClick={() => onChoose(uf === chosen ? '' : uf)}
          >
            <b>{uf}</b>{' '}
            <span translate="no" className="fig">
              {count}
            </span>{' '}
            <VisuallyHidden>{`${count === 1 ? 'deputado' : 'deputados'}, ${ufName(uf)}`}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
