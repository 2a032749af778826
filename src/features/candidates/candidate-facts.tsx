import type { ReactNode } from 'react';
import { dayInBrasilia, formatDay, formatMoney } from '@/lib/format';
import { useOfNow } from '@/lib/publication';
import { ageOf, ageText } from '@/features/politicians/age';
import { LeaningBadge } from '@/features/politicians/leaning-badge';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { FieldSources } from './field-sources';
import { leaningOf } from './fact-sources';
import { coalitionText, registrationNote } from './facts-model';
import { type Candidate, isOnBallot, originName } from './model';

interface FactProps {
  candidate: Candidate;
  term: string;
  /** Columns that the row says; each with the name of its sources where there are several. */
  facts: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** One term, what the record says of it, and who states that. */
function Fact({ candidate, term, facts, children }: FactProps) {
  return (
    <div className="items-center gap-x-4 py-1.5 sm:grid sm:grid-cols-[240px_minmax(0,1fr)]">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="leading-[1.35] font-semibold wrap-anywhere">
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

/** A fact with what belongs to it in small letters; null is a fact that nobody states. */
function Said({ value, note }: { value: string | null; note: string | null }) {
  if (value === null) return 'Não informado';
  return (
    <>
      {value}
      {note === null ? null : <Aside>{note}</Aside>}
    </>
  );
}

const nameFacts = { nome: 'Nome', nome_completo: 'Nome completo' };

/** The facts of the record (spec §2 and what the registers state besides), each with its sources: unknown is shown as unknown. */
export function CandidateFacts({ candidate, head }: { candidate: Candidate; head: ReactNode }) {
  const today = useOfNow(dayInBrasilia);
  const { vice_nome, vice_partido, situacao_registro, data_nascimento } = candidate;
  const age = ageOf(candidate, today);
  const registered = registrationNote(candidate);
  const row = (term: string, fact: string, children: ReactNode) => (
    <Fact candidate={candidate} term={term} facts={{ [fact]: term }}>
      {children}
    </Fact>
  );
  return (
    <section aria-label="Dados básicos">
      {head}
      <dl className="border-border-strong *:border-border border-t *:border-b">
        {row(
          isOnBallot(candidate) ? 'Número na urna' : 'Número registrado',
          'numero_urna',
          candidate.numero_urna === null ? (
            'Não informado'
          ) : (
            <NumberText isStrong>{candidate.numero_urna}</NumberText>
          ),
        )}
        {row('Vice', 'vice_nome', <Said value={vice_nome} note={vice_partido && `(${vice_partido})`} />)}
        {row('Coligação', 'coalition', coalitionText(candidate) ?? 'Não informada')}
        {row(
          'Registro no TSE',
          'situacao_registro',
          <Said value={situacao_registro} note={registered && `(${registered})`} />,
        )}
        <Fact candidate={candidate} term="Nome completo" facts={nameFacts}>
          {candidate.nome_completo ?? 'Não informado'}
        </Fact>
        {row(
          'Nascimento',
          'data_nascimento',
          data_nascimento ? <NumberText>{formatDay(data_nascimento)}</NumberText> : 'Não informado',
        )}
        {row('Idade', 'idade', age === null ? 'Não informada' : ageText(age))}
        {row('Estado de origem', 'estado_origem', originName(candidate.estado_origem))}
        {row('Escolaridade', 'escolaridade', candidate.escolaridade ?? 'Não informada')}
        {row('Profissão', 'profissao', candidate.profissao ?? 'Não informada')}
        {row('Bens declarados', 'bens_declarados', <Assets candidate={candidate} />)}
        {row('Inclinação política', 'inclinacao_politica', <Leaning candidate={candidate} />)}
        {row(
          'Plano de governo',
          'plano_governo_url',
          <DocumentLink href={candidate.plano_governo_url}>Ler o plano</DocumentLink>,
        )}
        {row(
          'Ficha no TSE',
          'ficha_tse_url',
          <DocumentLink href={candidate.ficha_tse_url}>Abrir a ficha</DocumentLink>,
        )}
      </dl>
    </section>
  );
}

/** Zero is a declaration of its own; null is a fact that nobody states. */
function Assets({ candidate: { bens_declarados, election_year } }: { candidate: Candidate }) {
  if (bens_declarados === null) return 'Não informado';
  return (
    <>
      <NumberText>{formatMoney(bens_declarados)}</NumberText>
      <Aside>{`declarados ao TSE em ${election_year}`}</Aside>
    </>
  );
}

function Leaning({ candidate }: { candidate: Candidate }) {
  const leaning = leaningOf(candidate);
  if (leaning === null) return 'Não informada';
  return (
    <>
      <LeaningBadge value={leaning} />
      <Aside>segundo outras fontes</Aside>
    </>
  );
}

function DocumentLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return 'Não informado';
  return (
    <>
      <ExternalLink href={href} className="min-h-target inline-flex items-center">
        {children}
      </ExternalLink>
      <Aside>{new URL(href).hostname.replace(/^www\./, '')}</Aside>
    </>
  );
}
