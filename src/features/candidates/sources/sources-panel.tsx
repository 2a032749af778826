import { formatDay } from '@/lib/text/format';
import { cn } from '@/lib/cn';
import { ExternalLink } from '@/ui/external-link';
import { factReportHref, factText, reportHint } from './fact-report';
import { keyOf, type Publication, publicationsOf, reviewOf, sourcesOf, titleParts } from './fact-sources';
import { confidenceText, sourceKinds } from './source-words';
import type { Candidate } from '@/features/candidates/model';

interface SourcesPanelProps {
  candidate: Candidate;
  facts: Readonly<Record<string, string>>;
}

export function SourcesPanel({ candidate, facts }: SourcesPanelProps) {
  const entries = Object.entries(facts);
  return entries.map(([fact, name]) => (
    <section key={fact} aria-label={`Fontes: ${name}`} className="text-small py-1">
      {entries.length > 1 ? <h3 className="text-small">{name}</h3> : null}
      <Publications candidate={candidate} publications={sourcesOf(candidate, fact)} />
      <Review candidate={candidate} fact={fact} />
      <Report candidate={candidate} name={name} value={factText(candidate, fact)} />
    </section>
  ));
}

export function SourcesOfRecord({ candidate }: Pick<SourcesPanelProps, 'candidate'>) {
  const publications = publicationsOf(candidate);
  return (
    <section aria-label="Fontes desta ficha" className="text-small py-1">
      {publications.length === 0 ? null : (
        <Publications
          candidate={candidate}
          publications={publications}
          className="md:grid md:grid-cols-2 md:gap-x-8"
        />
      )}
      <Report candidate={candidate} name="a ficha inteira" value="A página toda" />
    </section>
  );
}

type ReportProps = Pick<SourcesPanelProps, 'candidate'> & Parameters<typeof factReportHref>[1];

function Report({ candidate, ...fact }: ReportProps) {
  const hint = reportHint();
  return (
    <>
      <a href={factReportHref(candidate, fact)} className="text-muted min-h-target inline-flex items-center">
        Avisar sobre um erro
      </a>
      {hint === null ? null : <p className="text-muted">{hint}</p>}
    </>
  );
}

interface PublicationsProps extends Pick<SourcesPanelProps, 'candidate'> {
  publications: readonly Publication[];
  className?: string;
}

function Publications({ candidate, publications, className }: PublicationsProps) {
  if (publications.length === 0) return <p>Fonte não informada</p>;
  const numbered = publicationsOf(candidate);
  return (
    <ol className={cn('list-decimal pl-5', className)}>
      {publications.map((one) => (
        <PublicationItem
          key={keyOf(one)}
          one={one}
          number={1 + numbered.findIndex((other) => keyOf(other) === keyOf(one))}
        />
      ))}
    </ol>
  );
}

function PublicationItem({ one, number }: { one: Publication; number: number }) {
  const { titulo, veiculo, tipo, publicada_em, url, consultada_em } = one;
  const [name, reading] = titleParts(titulo);
  const line = [
    veiculo,
    publicada_em === null ? null : `publicada em ${formatDay(publicada_em)}`,
    sourceKinds[tipo] ?? tipo,
  ].filter(Boolean);
  return (
    <li value={number} className="py-1">
      <ExternalLink href={url} className="font-semibold wrap-anywhere">
        {name}
      </ExternalLink>
      {reading === '' ? null : <span className="text-muted block">{reading}</span>}
      <span className="text-muted block">
        {line.join(' ·\xa0')}
        <span>{`${consultada_em === null ? '' : `. Consultada em ${formatDay(consultada_em)}`}.`}</span>
      </span>
    </li>
  );
}

function Review({ candidate, fact }: { candidate: Candidate; fact: string }) {
  const review = reviewOf(candidate, fact);
  if (review === undefined) return null;
  const { revisado_em, confianca, ressalva } = review;
  return (
    <div className="text-muted">
      <p>{`Revisado em ${formatDay(revisado_em)}.`}</p>
      {confianca === null ? null : <p>{`${confidenceText(confianca)}.`}</p>}
      {ressalva === null ? null : <p>{`Ressalva: ${ressalva}`}</p>}
    </div>
  );
}
