import { type ReactNode, useId } from 'react';
import type { FieldKind, FieldRow } from '@/lib/candidate-fields';
import { dayInBrasilia } from '@/lib/text/format';
import { unknownWords } from '@/lib/text/unknown-words';
import { useAfterHydration } from '@/lib/publication';
import { LeaningBadge } from '@/features/politicians/leaning-badge';
import { ExternalLink } from '@/ui/external-link';
import { httpsUrl } from '@/ui/form/https-url';
import { NumberText } from '@/ui/number-text';
import { FieldSources } from '@/features/candidates/sources/field-sources';
import { fieldRows, labelsOf, saidOf, termOf } from './facts-model';
import type { Candidate } from './model';

interface FactProps {
  candidate: Candidate;
  term: string;
  /** By column; the name of its sources where there are several. */
  facts: Readonly<Record<string, string>>;
  children: ReactNode;
}

function Fact({ candidate, term, facts, children }: FactProps) {
  return (
    <div className="items-baseline gap-x-4 py-1.5 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="leading-[1.35] font-semibold wrap-anywhere lg:pr-8 lg:[&>button]:-mr-[100%]">
        <FieldSources candidate={candidate} facts={facts} of={term}>
          {children}
        </FieldSources>
      </dd>
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="text-small text-muted font-normal"> {children}</span>;
}

const linesOfPage = fieldRows.filter(([, { isOnPage }]) => isOnPage);

/** Unknown facts are shown as unknown (spec §2). */
export function CandidateFacts({ candidate, beside }: { candidate: Candidate; beside: ReactNode }) {
  const id = useId();
  const today = useAfterHydration(dayInBrasilia);
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-h3">
          Dados básicos
        </h2>
        {beside}
      </div>
      <dl className="border-border-strong *:border-border border-t *:border-b">
        {linesOfPage.map(([column, row]) => {
          const term = termOf(candidate, column, row.label);
          const facts = column === 'nome_completo' ? labelsOf('nome', column) : { [column]: term };
          return (
            <Fact key={column} candidate={candidate} term={term} facts={facts}>
              <Value candidate={candidate} column={column} row={row} today={today} />
            </Fact>
          );
        })}
      </dl>
    </section>
  );
}

const figures: readonly FieldKind[] = ['date', 'money', 'number'];

interface ValueProps {
  candidate: Candidate;
  column: string;
  row: FieldRow;
  /** AAAA-MM-DD in Brasília. */
  today: string;
}

function Value({ candidate, column, row: { kind, label, link, isName }, today }: ValueProps) {
  const said = saidOf(candidate, column, today);
  if (said === null) return unknownWords(label);
  const { text, note } = said;
  if (link !== undefined) return <DocumentLink href={text}>{link}</DocumentLink>;
  if (column === 'inclinacao_politica') return <Leaning value={text} />;
  return (
    <>
      {figures.includes(kind) ? (
        <NumberText isStrong={kind === 'number'}>{text}</NumberText>
      ) : (
        <span translate={isName && 'no'}>{text}</span>
      )}
      {note ? <Aside>{`(${note})`}</Aside> : null}
      {column === 'bens_declarados' ? (
        <Aside>{`declarados ao TSE em ${candidate.election_year}`}</Aside>
      ) : null}
    </>
  );
}

function Leaning({ value }: { value: string }) {
  return (
    <>
      <LeaningBadge value={value} />
      <Aside>segundo outras fontes</Aside>
    </>
  );
}

function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  const address = httpsUrl(href);
  return (
    <>
      <ExternalLink href={href} className="min-h-target inline-flex items-center">
        {children}
      </ExternalLink>
      {address === null ? null : <Aside>{new URL(address).hostname.replace(/^www\./, '')}</Aside>}
    </>
  );
}
