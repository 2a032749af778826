import type { Ref } from 'react';
import { CardGrid } from '@/ui/card';
import { DeputyCard } from './deputy-card';
import type { Deputy } from './schema';

/** Cards that the first screen may show; those after them are laid out when they come near. */
const onFirstScreen = 12;

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
          <li key={deputy.id} className={index < onFirstScreen ? undefined : 'far'}>
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
