import { startTransition, useEffect, useState } from 'react';
import { useOutcomeTexts } from '@/features/politicians/use-outcome-texts';
import { CardGrid } from '@/ui/person/card';
import { DeputyCard } from './deputy-card';
import type { Deputy } from '@/features/deputies/schema';
import { afterFirstScreen, isFirstScreenOver } from '@/lib/offline/when-idle';
import { useIsHydrated } from '@/lib/page/hydration';

/** First screens wait until idle for the rest; prerendered lists are whole. */
function useRestWhenIdle(): boolean {
  const isHydrated = useIsHydrated();
  const [isWhole, setIsWhole] = useState(() => !isHydrated || isFirstScreenOver());
  useEffect(() => {
    void afterFirstScreen().then(() => {
      startTransition(() => setIsWhole(true));
    });
  }, []);
  return isWhole;
}

/** Later cards are laid out when they come near. */
const onFirstScreen = 12;

interface DeputyGridProps {
  deputies: readonly Deputy[];
  flagsOf: (id: string) => { favorito: boolean; ignorado: boolean; isWaiting?: boolean };
  onToggle: (deputy: Deputy, flag: 'favorito' | 'ignorado') => void;
  isEarlier: boolean;
}

export function DeputyGrid({ deputies, isEarlier, flagsOf, onToggle }: DeputyGridProps) {
  const isWhole = useRestWhenIdle();
  const outcomeOf = useOutcomeTexts();
  return (
    <CardGrid>
      {deputies.map((deputy, index) => {
        // Its place is kept, so that nothing moves when it comes.
        if (!isWhole && index >= onFirstScreen) return <li key={deputy.id} className="far min-h-[160px]" />;
        const { favorito, ignorado, isWaiting } = flagsOf(String(deputy.id));
        return (
          <li key={deputy.id} className={index < onFirstScreen ? undefined : 'far'}>
            <DeputyCard
              deputy={deputy}
              isFavorite={favorito}
              isIgnored={ignorado}
              isWaiting={isWaiting}
              isFirst={index === 0}
              isEarlier={isEarlier}
              outcome={outcomeOf(deputy.id)}
              onToggle={onToggle}
            />
          </li>
        );
      })}
    </CardGrid>
  );
}
