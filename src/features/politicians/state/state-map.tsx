import { VisuallyHidden } from '@/ui/visually-hidden';
import { statePlaces } from './state-places';
import { ufName } from './states';
import '@/features/politicians/pictures.css';

interface StateMapProps {
  /** Singular and plural of what is counted. */
  counts: ReadonlyMap<string, number>;
  words: readonly [one: string, many: string];
  chosen: string;
  onChoose: (uf: string) => void;
}

export function StateMap({ counts, words: [one, many], chosen, onChoose }: StateMapProps) {
  return (
    <div className="state-map">
      {Object.entries(statePlaces).map(([uf, [row, column]]) => {
        const count = counts.get(uf);
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
              {count ?? '—'}
            </span>{' '}
            <VisuallyHidden>{`${count === 1 ? one : many}, ${ufName(uf)}`}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
