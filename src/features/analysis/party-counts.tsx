import { Bar } from '@/ui/bar-chart';
import type { Fact } from './schema';

const collator = new Intl.Collator('pt-BR');

function countsOf(facts: readonly Fact[]): [string, number][] {
  const parties = [...new Set(facts.map(({ valor }) => valor))].sort(collator.compare);
  return parties.map((party) => [party, facts.filter(({ valor }) => valor === party).length]);
}

/** Equal bars; nothing unless every fact is somebody's party. */
export function PartyCounts({ facts }: { facts: readonly Fact[] }) {
  const counts = countsOf(facts);
  if (counts.length < 2 || facts.some(({ tipo }) => tipo !== 'partido')) return null;
  return (
    <dl className="text-body mb-4 grid max-w-105 gap-1.5">
      {counts.map(([party, count]) => (
        <div key={party} className="grid grid-cols-[minmax(0,3fr)_minmax(0,4fr)_2ch] items-center gap-x-3">
          <dt className="text-small wrap-anywhere">{party}</dt>
          <Bar ratio={count / facts.length} />
          <dd className="fig text-right font-bold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
