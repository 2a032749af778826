import { ExternalLink as NewTab } from 'lucide-react';
import { LeaningBadge } from '@/features/politicians/leaning-badge';
import { ufLabel } from '@/features/politicians/state/states';
import { ProgressBar } from '@/ui/bar-chart';
import { buttonStyle } from '@/ui/button-style';
import { DashItems } from '@/ui/person/dash-items';
import { Definition, DefinitionList } from '@/ui/definition-list';
import { ExternalLink } from '@/ui/external-link';
import { Section } from '@/ui/section';
import { YearList } from '@/ui/year-list';
import { CleanRecord } from './clean-record';
import { mandateYears, type SamplePerson, scoresOf } from './model';

interface PartProps {
  person: SamplePerson;
}

/** One column, two on wide screens; empty cards are left out. */
export function SampleSections({ person }: PartProps) {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-x-12">
      <Statistics person={person} />
      <Agenda person={person} />
      <PersonalInformation person={person} />
      <div>
        <Mandates person={person} />
        <OfficialLinks person={person} />
      </div>
    </div>
  );
}

function Statistics({ person }: PartProps) {
  return (
    <Section title="Estatísticas">
      <ul className="border-border-strong border-t pt-1">
        {scoresOf(person).map(({ label, percent }) => (
          <li key={label}>
            <ProgressBar label={label} percent={percent} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PersonalInformation({ person }: PartProps) {
  const { partido, historico_condenacoes: convictions } = person;
  return (
    <Section title="Informações Pessoais">
      <DefinitionList>
        <Definition term="Idade">{`${person.idade} anos`}</Definition>
        <Definition term="Profissão">{person.profissao}</Definition>
        <Definition term="Município">{person.municipio}</Definition>
        <Definition term="Estado">{ufLabel(person.estado)}</Definition>
        <Definition term="Partido">{`${partido.nome} (${partido.sigla})`}</Definition>
        <Definition term="Número eleitoral">{partido.numero_eleitoral}</Definition>
        <Definition term="Inclinação política">
          <LeaningBadge value={person.inclinacao_politica} />
        </Definition>
        <Definition term="Situação da ficha">
          <CleanRecord value={person.ficha_limpa} />
        </Definition>
        {convictions.length > 0 ? (
          <Definition term="Condenações">
            <ul className="grid gap-1 font-normal">
              {convictions.map((conviction) => (
                <li key={conviction}>{conviction}</li>
              ))}
            </ul>
          </Definition>
        ) : null}
      </DefinitionList>
    </Section>
  );
}

function Agenda({ person }: PartProps) {
  if (person.pautas_defendidas.length === 0) return null;
  return (
    <Section title="Pautas Defendidas">
      <ul className="border-border-strong border-t">
        <DashItems items={person.pautas_defendidas} />
      </ul>
    </Section>
  );
}

function Mandates({ person }: PartProps) {
  if (person.mandatos_anteriores.length === 0) return null;
  return (
    <Section title="Mandatos Anteriores">
      <YearList
        rows={person.mandatos_anteriores.map((mandate) => ({
          years: mandateYears(mandate),
          text: mandate.cargo,
        }))}
      />
    </Section>
  );
}

function OfficialLinks({ person }: PartProps) {
  const { tse_url: tse, portal_transparencia_url: portal } = person.links_oficiais;
  if (tse === null && portal === null) return null;
  return (
    <Section title="Links Oficiais">
      <div className="flex flex-wrap gap-2 *:flex-auto sm:*:flex-none">
        {tse === null ? null : <OutsideButton href={tse}>TSE</OutsideButton>}
        {portal === null ? null : <OutsideButton href={portal}>Portal da Transparência</OutsideButton>}
      </div>
    </Section>
  );
}

function OutsideButton({ href, children }: { href: string; children: string }) {
  return (
    <ExternalLink href={href} className={buttonStyle()}>
      {children}
      <NewTab className="size-5 flex-none" />
    </ExternalLink>
  );
}
