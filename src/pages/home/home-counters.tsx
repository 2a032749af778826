import type { Choices } from '@/features/choices/use-choices';
import { Counter, CounterStrip } from '@/ui/person/counters';
import type { HomeTab } from './home-tab-names';

const words = [
  { tab: 'todos', one: 'candidato', many: 'candidatos' },
  { tab: 'favoritos', one: 'favorito', many: 'favoritos' },
  { tab: 'ignorados', one: 'ignorado', many: 'ignorados' },
] as const;

interface HomeCountersProps {
  lists: Record<HomeTab, readonly unknown[]>;
  areListed: boolean;
  choices: Pick<Choices, 'isPending' | 'isError'>;
  selected: HomeTab;
  onOpen: (tab: HomeTab) => void;
}

export function HomeCounters({ lists, areListed, choices, selected, onOpen }: HomeCountersProps) {
  const isKnown = (of: HomeTab) => areListed && (of === 'todos' || !(choices.isPending || choices.isError));
  return (
    <CounterStrip label="Resumo" className="print:hidden">
      {words.map(({ tab, one, many }) => {
        const value = isKnown(tab) ? lists[tab].length : null;
        return (
          <Counter
            key={tab}
            value={value}
            word={value === 1 ? one : many}
            isSelected={tab === selected}
            onClick={() => onOpen(tab)}
          />
        );
      })}
    </CounterStrip>
  );
}
