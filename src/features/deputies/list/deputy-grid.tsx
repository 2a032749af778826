import { memo, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react';
import type { ChoiceFlag, ShownFlags } from '@/features/politicians/choice-words';
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

/** Each dozen hydrates by itself, the first with the page: a tap waits for no later one. */
const dozen = 12;

interface DeputyGridProps {
  deputies: readonly Deputy[];
  flagsOf: (id: string) => ShownFlags;
  onToggle: (deputy: Deputy, flag: ChoiceFlag) => void;
  isEarlier: boolean;
}

export function DeputyGrid({ deputies, isEarlier, flagsOf, onToggle }: DeputyGridProps) {
  const isWhole = useRestWhenIdle();
  const outcomeOf = useOutcomeTexts();
  const shared = { deputies, isEarlier, isWhole, outcomeOf };
  const now = { flagsOf, onToggle };
  // What changes before they hydrate must not make all hydrate at once.
  const late = { flagsOf: useDeferredValue(flagsOf), onToggle: useDeferredValue(onToggle) };
  const dozens = Array.from({ length: Math.ceil(deputies.length / dozen) }, (_, index) => index * dozen);
  return (
    <CardGrid>
      {dozens.map((from) => (
        <Dozen key={from} from={from} {...shared} {...(from === 0 ? now : late)} />
      ))}
    </CardGrid>
  );
}

interface DozenProps extends DeputyGridProps {
  from: number;
  isWhole: boolean;
  outcomeOf: ReturnType<typeof useOutcomeTexts>;
}

/** Later cards are laid out when they come near. */
const Dozen = memo(function Dozen({
  deputies,
  from,
  isWhole,
  isEarlier,
  flagsOf,
  onToggle,
  outcomeOf,
}: DozenProps) {
  const cards = deputies.slice(from, from + dozen).map((deputy, index) => {
    // Its place is kept, so that nothing moves when it comes.
    if (!isWhole && from > 0) return <li key={deputy.id} className="far" />;
    return (
      <li key={deputy.id} className={from > 0 ? 'far' : undefined}>
        <DeputyCard
          deputy={deputy}
          {...flagsOf(String(deputy.id))}
          isFirst={from + index === 0}
          isEarlier={isEarlier}
          outcome={outcomeOf(deputy.id)}
          onToggle={onToggle}
        />
      </li>
    );
  });
  return from === 0 ? cards : <Suspense>{cards}</Suspense>;
});
