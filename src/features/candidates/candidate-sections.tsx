import { BookOpen, Globe } from 'lucide-react';
import { LinkList, LinkRow } from '@/ui/link-list';
import { DashItems, YearList } from '@/ui/record-lists';
import { Section } from '@/ui/section';
import { type Candidate, mandatesOf, mandateYears } from './model';

/** Biography, coalition, agenda, history and links; a part the record does not have is left out. */
export function CandidateSections({ candidate }: { candidate: Candidate }) {
  return (
    <>
      {candidate.bio_summary ? (
        <Section title="Biografia">
          <p className="text-lead max-w-measure whitespace-pre-line">{candidate.bio_summary}</p>
        </Section>
      ) : null}
      {candidate.coalition ? (
        <Section title="Coligação">
          <p className="max-w-measure">{candidate.coalition}</p>
        </Section>
      ) : null}
      <Agenda items={candidate.pautas_defendidas} />
      <ElectoralHistory historico={candidate.historico_eleitoral} />
      <OfficialLinks candidate={candidate} />
    </>
  );
}

function Agenda({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Pautas defendidas" meta="Resumo do plano registrado no TSE">
      <ul className="md:grid md:grid-cols-2 md:gap-x-8">
        <DashItems items={items} />
      </ul>
    </Section>
  );
}

function ElectoralHistory({ historico }: { historico: unknown }) {
  const mandates = mandatesOf(historico);
  if (mandates.length === 0) return null;
  return (
    <Section title="Histórico eleitoral">
      <YearList rows={mandates.map((mandate) => ({ years: mandateYears(mandate), text: mandate.cargo }))} />
    </Section>
  );
}

function OfficialLinks({ candidate }: { candidate: Candidate }) {
  if (!candidate.link_wikipedia && !candidate.link_site_campanha) return null;
  return (
    <Section title="Links oficiais">
      <LinkList>
        {candidate.link_wikipedia ? (
          <LinkRow href={candidate.link_wikipedia} icon={<BookOpen className="size-5" />}>
            Wikipédia
          </LinkRow>
        ) : null}
        {candidate.link_site_campanha ? (
          <LinkRow href={candidate.link_site_campanha} icon={<Globe className="size-5" />}>
            Site de campanha
          </LinkRow>
        ) : null}
      </LinkList>
    </Section>
  );
}
