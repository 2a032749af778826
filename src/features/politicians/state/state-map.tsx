import { cn } from '@/lib/cn';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { placedStates } from './state-places';
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
    <div className="state-map grid grid-cols-6 gap-1">
      {placedStates.map(({ uf, className }) => {
        const count = counts.get(uf);
        return (
          <button
            key={uf}
            type="button"
            aria-pressed={uf === chosen}
            className={cn(
              'rounded-chip border-border-strong bg-surface grid min-h-12 place-items-center content-center border py-0.5 leading-tight',
              className,
            )}
            onClick={() => onChoose(uf === chosen ? '' : uf)}
          >
            <b>{uf}</b>{' '}
            <span translate="no" className="fig text-small text-muted">
              {count ?? '—'}
            </span>{' '}
            <VisuallyHidden>{`${count === 1 ? one : many}, ${ufName(uf)}`}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
