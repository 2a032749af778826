import { formatDay } from '@/lib/format';
import { ExternalLink } from '@/ui/external-link';
import { factReportHref, factText, reportHint } from './fact-report';
import { type Publication, reviewOf, sourcesOf } from './fact-sources';
import type { Candidate } from './model';

const kindWords: Readonly<Record<string, string>> = {
  oficial: 'Oficial',
  partido_ou_campanha: 'Partido ou campanha',
  imprensa: 'Imprensa',
  academica: 'Acadêmica',
  enciclopedia: 'Enciclopédia',
  outra: 'Outra',
};

const confidenceWords: Readonly<Record<string, string>> = {
  alta: 'alta',
  media: 'média',
  baixa: 'baixa',
  nenhuma: 'nenhuma',
};

interface SourcesPanelProps {
  candidate: Candidate;
  facts: Readonly<Record<string, string>>;
}

/** Who states each fact and when, when it was last compared, what speaks against it, and how to report an error. */
export function SourcesPanel({ candidate, facts }: SourcesPanelProps) {
  const entries = Object.entries(facts);
  const hint = reportHint();
  return entries.map(([fact, name]) => (
    <section key={fact} aria-label={`Fontes: ${name}`} className="text-small py-1">
      {entries.length > 1 ? <h3 className="text-small">{name}</h3> : null}
      <Publications publications={sourcesOf(candidate, fact)} />
      <Review candidate={candidate} fact={fact} />
      <a
        href={factReportHref(candidate, { name, value: factText(candidate, fact) })}
        className="text-muted min-h-target inline-flex items-center"
      >
        Avisar sobre um erro
      </a>
      {hint === null ? null : <p className="text-muted">{hint}</p>}
    </section>
  ));
}

function Publications({ publications }: { publications: readonly Publication[] }) {
  if (publications.length === 0) return <p>Fonte não informada</p>;
  return (
    <ol className="list-decimal pl-5">
      {publications.map(({ titulo, veiculo, tipo, publicada_em, url, consultada_em }) => (
        <li key={`${url ?? ''} ${titulo}`} className="py-1">
          <ExternalLink href={url} className="font-semibold wrap-anywhere">
            {titulo}
          </ExternalLink>
          <span className="text-muted block">
            {[
              veiculo,
              publicada_em === null ? null : `publicada em ${formatDay(publicada_em)}`,
              kindWords[tipo] ?? tipo,
            ]
              .filter(Boolean)
              .join(' · ')}
            <span>{`${consultada_em === null ? '' : `. Consultada em ${formatDay(consultada_em)}`}.`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Review({ candidate, fact }: { candidate: Candidate; fact: string }) {
  const review = reviewOf(candidate, fact);
  if (review === undefined) return null;
  const { revisado_em, confianca, ressalva } = review;
  return (
    <div className="text-muted">
      <p>{`Revisado em ${formatDay(revisado_em)}.`}</p>
      {confianca === null ? null : <p>{`Confiança: ${confidenceWords[confianca] ?? confianca}.`}</p>}
      {ressalva === null ? null : <p>{`Ressalva: ${ressalva}`}</p>}
    </div>
  );
}
