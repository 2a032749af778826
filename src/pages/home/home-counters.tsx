import { Counter, CounterStrip } from '@/ui/person/counters';
import type { HomeTab } from './home-tab-names';

const words = [
  { tab: 'todos', one: 'candidato', many: 'candidatos' },
  { tab: 'favoritos', one: 'favorito', many: 'favoritos' },
  { tab: 'ignorados', one: 'ignorado', many: 'ignorados' },
] as const;

interface HomeCountersProps {
  /** How many each list has; null while that is not known. */
  counts: Record<HomeTab, number | null>;
  selected: HomeTab;
  onOpen: (tab: HomeTab) => void;
}

export function HomeCounters({ counts, selected, onOpen }: HomeCountersProps) {
  return (
    <CounterStrip label="Resumo">
      {words.map(({ tab, one, many }) => (
        <Counter
          key={tab}
          value={counts[tab]}
          word={counts[tab] === 1 ? one : many}
          isSelected={tab === selected}
          onClick={() => onOpen(tab)}
        />
      ))}
    </CounterStrip>
  );
}
