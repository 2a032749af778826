import { useId, useRef, useState } from 'react';
import { FilterBox } from '@/features/politicians/filter-box';
import { StateMap } from '@/features/politicians/state/state-map';
import { ufName } from '@/features/politicians/state/states';
import { cn } from '@/lib/cn';

interface ElectedStatesProps {
  counts: ReadonlyMap<string, number>;
  /** '' for all. */
  chosen: string;
  onChoose: (uf: string) => void;
}

/** Narrow screens fold it into the chosen state. */
export function ElectedStates({ counts, chosen, onChoose }: ElectedStatesProps) {
  const [isOpen, setOpen] = useState(chosen === '');
  const [last, setLast] = useState(chosen);
  const box = useRef<HTMLButtonElement>(null);
  const mapId = useId();
  if (chosen !== last) {
    setLast(chosen);
    setOpen(chosen === '');
  }
  return (
    <>
      <h2 className="text-lead mb-2 max-lg:sr-only">Escolha o estado</h2>
      <div className="grid lg:hidden print:hidden">
        <FilterBox
          ref={box}
          label="Estado"
          value={chosen === '' ? '' : ufName(chosen)}
          isOpen={isOpen}
          controls={mapId}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      <div id={mapId} className={cn('state-fold max-lg:mt-3 print:hidden', !isOpen && 'max-lg:hidden')}>
        <StateMap
          counts={counts}
          words={['eleito(a)', 'eleitos(as)']}
          chosen={chosen}
          onChoose={(uf) => {
            // The pressed square is folded away on narrow screens; elsewhere the box takes no focus.
            box.current?.focus();
            onChoose(uf);
          }}
        />
      </div>
    </>
  );
}
