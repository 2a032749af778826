import { FactTable, type PageOf } from './fact-table';
import type { AnalysisSection, Fact } from './schema';
import { partyText } from '@/lib/text/party-text';
import { Bar } from '@/ui/bar-chart';

interface SentencesProps {
  sections: readonly AnalysisSection[];
  facts: readonly Fact[];
  pageOf: PageOf;
}

/** Text nodes only; each sentence opens its facts. */
export function Sentences({ sections, facts, pageOf }: SentencesProps) {
  return (
    <article className="text-lead leading-normal">
      {sections.map(({ titulo, frases }, place) => (
        <section key={place} className="not-first:mt-8">
          <h2>{titulo}</h2>
          <ol>
            {frases.map(({ texto, fatos }, index) => {
              const own = facts.filter(({ id }) => fatos.includes(id));
              return (
                <li key={index} className="border-border border-b">
                  <Sentence text={texto} facts={own} pageOf={pageOf} />
                  {titulo === 'Partidos' ? <PartyCounts facts={own} /> : null}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </article>
  );
}

interface SentenceProps {
  text: string;
  facts: readonly Fact[];
  pageOf: PageOf;
}

function Sentence({ text, facts, pageOf }: SentenceProps) {
  if (facts.length === 0) return <p className="py-3">{text}</p>;
  return (
    <details className="group/sentence print:block!">
      <summary className="grid cursor-pointer gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="group-open/sentence:bg-highlight justify-self-start text-pretty">{text}</span>
        <span className="text-small text-muted group-open/sentence:text-text min-h-target inline-flex items-center gap-2 whitespace-nowrap group-open/sentence:font-bold sm:min-h-8 print:hidden">
          <span className="underline underline-offset-3">De onde vem</span>
          <span
            translate="no"
            className="fig bg-surface-2 text-text rounded-pill group-open/sentence:bg-primary group-open/sentence:text-on-primary grid h-6 min-w-6 place-items-center px-1.5 font-bold"
          >
            {facts.length}
          </span>
        </span>
      </summary>
      <FactTable facts={facts} pageOf={pageOf} />
    </details>
  );
}

const collator = new Intl.Collator('pt-BR');

function countsOf(facts: readonly Fact[]): [string, number][] {
  const parties = [...new Set(facts.map(({ valor }) => valor))].sort(collator.compare);
  return parties.map((party) => [party, facts.filter(({ valor }) => valor === party).length]);
}

/** Equal bars; nothing unless every fact is somebody's party. */
function PartyCounts({ facts }: { facts: readonly Fact[] }) {
  const counts = countsOf(facts);
  if (counts.length < 2 || facts.some(({ tipo }) => tipo !== 'partido')) return null;
  return (
    <dl className="text-body mb-4 grid max-w-105 gap-1.5">
      {counts.map(([party, count]) => (
        <div key={party} className="grid grid-cols-[minmax(0,3fr)_minmax(0,4fr)_1.3em] items-center gap-x-3">
          <dt className="text-small wrap-anywhere">{partyText(party)}</dt>
          <Bar ratio={count / facts.length} />
          <dd className="fig text-right font-bold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
