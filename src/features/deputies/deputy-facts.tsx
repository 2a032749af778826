import { useQuery } from '@tanstack/react-query';
import { PartyChip } from '@/features/politicians/party-chip';
import { partyColorOf } from '@/features/politicians/party-legend';
import { ufLabel } from '@/features/politicians/state/states';
import { formatDay } from '@/lib/text/format';
import { Definition, DefinitionList } from '@/ui/definition-list';
import { NumberText } from '@/ui/number-text';
import { ChamberDay } from '@/features/deputies/records/chamber-day';
import { ChamberSource } from '@/features/deputies/records/chamber-source';
import { lastYearOf } from './legislature';
import { currentLegislature, deputyPage, type Provenance } from './model';
import { birthplaceText, sexText } from './profile-facts';
import { deputyQueries } from './queries';
import type { DeputyDetail } from './schema';
import { situationText, standingDayText } from './standing';
import { TabSection } from '@/features/deputies/records/tab-section';
import { useStanding } from './use-standing';

const unknown = '—';

export function DeputyFacts({ deputy, provenance }: { deputy: DeputyDetail; provenance: Provenance }) {
  return (
    <>
      <ChamberDay provenance={provenance} id={deputy.id} />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Person deputy={deputy} />
        <Mandate deputy={deputy} provenance={provenance} />
      </div>
      <div className="mt-6">
        <ChamberSource page={deputyPage(deputy.id)} />
      </div>
    </>
  );
}

function Person({ deputy }: { deputy: DeputyDetail }) {
  const { nomeCivil, dataNascimento, sexo, escolaridade } = deputy;
  return (
    <TabSection title="Informações pessoais">
      <DefinitionList>
        <Definition term="Nome civil">
          {nomeCivil === null ? unknown : <span translate="no">{nomeCivil}</span>}
        </Definition>
        <Definition term="Data de nascimento">
          <NumberText>{formatDay(dataNascimento)}</NumberText>
        </Definition>
        <Definition term="Sexo">{sexText(sexo) ?? unknown}</Definition>
        <Definition term="Naturalidade">{birthplaceText(deputy) ?? unknown}</Definition>
        {escolaridade === null ? null : <Definition term="Escolaridade">{escolaridade}</Definition>}
      </DefinitionList>
    </TabSection>
  );
}

const mandateTitles = {
  in: 'Mandato atual',
  out: 'Último mandato',
  elected: 'Próximo mandato',
  dead: 'Último mandato',
  unsure: 'Último registro',
} as const;

function Mandate({ deputy, provenance }: { deputy: DeputyDetail; provenance: Provenance }) {
  const { siglaPartido, siglaUf, condicaoEleitoral, idLegislatura } = deputy.ultimoStatus;
  const standing = useStanding({ deputy, ...provenance });
  const { kind, legislatura } = standing;
  const current = currentLegislature();
  return (
    <TabSection
      title={mandateTitles[kind]}
      meta={<span className="text-small text-muted">{standingDayText(provenance, standing)}</span>}
    >
      <DefinitionList>
        <Definition term="Partido">
          {siglaPartido === null ? (
            unknown
          ) : (
            <>
              <PartyChip sigla={siglaPartido} color={partyColorOf(siglaPartido)} />{' '}
              <PartyName sigla={siglaPartido} />
            </>
          )}
        </Definition>
        <Definition term="UF">{siglaUf === null ? unknown : ufLabel(siglaUf)}</Definition>
        <Definition
          term="Situação"
          help="Diz se a pessoa exerce o mandato agora, está licenciada ou afastada."
        >
          {situationText(standing) ?? unknown}
        </Definition>
        <Definition
          term="Condição eleitoral"
          help="Titular foi eleito para a vaga. Suplente ocupa a vaga de um titular."
        >
          {(legislatura === idLegislatura ? condicaoEleitoral : null) ?? unknown}
        </Definition>
        <Definition
          term="Legislatura"
          help={`Período de quatro anos de trabalho da Câmara. A ${current}ª vai até 31/01/${lastYearOf(current)}.`}
        >
          {legislatura === null ? unknown : `${legislatura}ª`}
        </Definition>
      </DefinitionList>
    </TabSection>
  );
}

/** A late name is not worth an error. */
function PartyName({ sigla }: { sigla: string }) {
  const { data: parties } = useQuery(deputyQueries.parties());
  const name = parties?.good.find((party) => party.sigla === sigla)?.nome;
  return name === undefined ? null : <span translate="no">{name}</span>;
}
