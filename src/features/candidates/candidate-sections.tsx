import { BookOpen, Globe } from 'lucide-react';
import { dayInBrasilia } from '@/lib/text/format';
import { useAfterHydration } from '@/lib/publication';
import { DashItems } from '@/ui/person/dash-items';
import { LinkList, LinkRow } from '@/ui/link-list';
import { Section } from '@/ui/section';
import { YearList } from '@/ui/year-list';
import { Agenda } from './agenda';
import { hasSources, sourceNumbers } from '@/features/candidates/sources/fact-sources';
import { FieldSources } from '@/features/candidates/sources/field-sources';
import { type Candidate, dataYear, isOfThisYear, mandatesOf, mandateYears, noOffice } from './model';
import { RecordSources } from '@/features/candidates/sources/record-sources';
import { TimeLine } from './time-line';

export function CandidateSections({ candidate }: { candidate: Candidate }) {
  return (
    <>
      {candidate.bio_summary ? (
        <Section
          title="Biografia"
          beside={<FieldSources candidate={candidate} facts={{ bio_summary: 'Biografia' }} of="Biografia" />}
        >
          <p className="text-lead max-w-measure whitespace-pre-line">{candidate.bio_summary}</p>
        </Section>
      ) : null}
      <Agenda candidate={candidate} />
      <ElectoralHistory candidate={candidate} />
      <LeaningSources words={candidate.inclinacao_politica_fontes} />
      {hasSources(candidate) ? <RecordSources candidate={candidate} /> : null}
      <OfficialLinks candidate={candidate} />
    </>
  );
}

function ElectoralHistory({ candidate }: { candidate: Candidate }) {
  const isNew = isOfThisYear(candidate, useAfterHydration(dayInBrasilia));
  const mandates = mandatesOf(candidate.historico_eleitoral);
  const isStated = sourceNumbers(candidate, ['historico_eleitoral']).length > 0;
  if (mandates.length === 0 && !isStated) return null;
  return (
    <Section
      title="Histórico eleitoral"
      beside={
        <FieldSources
          candidate={candidate}
          facts={{ historico_eleitoral: 'Histórico eleitoral' }}
          of="Histórico eleitoral"
        />
      }
    >
      {mandates.length === 0 ? (
        <p>{noOffice}</p>
      ) : (
        <>
          <TimeLine mandates={mandates} year={dataYear(candidate)} />
          <YearList
            rows={mandates.map((mandate) => ({
              years: mandateYears(mandate, isNew),
              text: mandate.cargo,
            }))}
          />
        </>
      )}
    </Section>
  );
}

/** The label is only the nearest of five to the sources' words. */
function LeaningSources({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <Section title="O que dizem as fontes da inclinação">
      <ul>
        <DashItems items={words} />
      </ul>
    </Section>
  );
}

function OfficialLinks({ candidate }: { candidate: Candidate }) {
  const { link_wikipedia, link_site_campanha, link_site_partido } = candidate;
  if (!link_wikipedia && !link_site_campanha && !link_site_partido) return null;
  return (
    <Section
      title="Links oficiais"
      beside={
        <FieldSources
          candidate={candidate}
          facts={{ link_wikipedia: 'Wikipédia', link_site_campanha: 'Site de campanha' }}
          of="Links oficiais"
        />
      }
    >
      <LinkList>
        {link_wikipedia ? (
          <LinkRow href={link_wikipedia} icon={<BookOpen className="size-5" />}>
            Wikipédia
          </LinkRow>
        ) : null}
        {link_site_campanha ? (
          <LinkRow href={link_site_campanha} icon={<Globe className="size-5" />}>
            Site de campanha
          </LinkRow>
        ) : null}
        {link_site_partido ? (
          <LinkRow href={link_site_partido} icon={<Globe className="size-5" />}>
            Site do partido
          </LinkRow>
        ) : null}
      </LinkList>
    </Section>
  );
}
