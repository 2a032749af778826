import type { Ref } from 'react';
import { CardGrid } from '@/ui/card';
import { DeputyCard } from './deputy-card';
import type { Deputy } from './schema';

interface DeputyGridProps {
  deputies: readonly Deputy[];
  flagsOf: (id: string) => { favorito: boolean; ignorado: boolean };
  onToggle: (deputy: Deputy, flag: 'favorito' | 'ignorado') => void;
  ref?: Ref<HTMLUListElement>;
}

/** Deputy cards in one, two or three columns. */
export function DeputyGrid({ deputies, flagsOf, onToggle, ref }: DeputyGridProps) {
  return (
    <CardGrid ref={ref}>
      {deputies.map((deputy, index) => {
        const { favorito, ignorado } = flagsOf(String(deputy.id));
        return (
          <li key={deputy.id}>
            <DeputyCard
              deputy={deputy}
              isFavorite={favorito}
              isIgnored={ignorado}
              isFirst={index === 0}
              onToggle={onToggle}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}
