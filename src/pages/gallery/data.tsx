import { BookOpen, Globe } from 'lucide-react';
import { useState } from 'react';
import { BarRow, ProgressBar } from '@/ui/bar-chart';
import { Counter, CounterFact, CounterStrip } from '@/ui/person/counters';
import { Definition, DefinitionList, FactList } from '@/ui/definition-list';
import { ExternalLink } from '@/ui/external-link';
import { NumberText, TotalNumber } from '@/ui/number-text';
import { Disclosure } from '@/ui/dialog/disclosure';
import { LinkList, LinkRow } from '@/ui/link-list';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import { SortTh, Table, Td, Th, Tr } from '@/ui/table';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';

const lists = [
  { value: 12, word: 'candidatos' },
  { value: 2, word: 'favoritos' },
  { value: 0, word: 'ignorados' },
] as const;

export function CounterSamples() {
  const [selected, setSelected] = useState<string>('candidatos');
  return (
    <Section title="Contadores e abas">
      <CounterStrip label="Resumo" className="max-w-form">
        {lists.map(({ value, word }) => (
          <Counter
            key={word}
            value={value}
            word={word}
            isSelected={selected === word}
            onClick={() => setSelected(word)}
          />
        ))}
      </CounterStrip>
      <CounterStrip label="Painel" className="mt-6">
        <CounterFact value={14} word="Total de Candidatos" />
        <CounterFact value={12} word="Candidatos Ativos" />
        <CounterFact value="—" word="Arquivados" />
      </CounterStrip>
      <Tabs defaultValue="Discursos" className="mt-6">
        <TabList label="Dados do deputado">
          {['Perfil', 'Despesas', 'Discursos', 'Proposições', 'Notícias'].map((name, index) => (
            <Tab key={name} value={name} {...(index === 1 && { count: '7' })}>
              {name}
            </Tab>
          ))}
        </TabList>
        {['Perfil', 'Despesas', 'Discursos', 'Proposições', 'Notícias'].map((name) => (
          <TabPanel key={name} value={name}>
            {`Conteúdo de ${name}`}
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  );
}

export function FactSamples() {
  return (
    <Section title="Fatos" meta="Resumo de um resumo público">
      <FactList>
        <Definition term="Estado de origem">Goiás</Definition>
        <Definition term="Idade">77 anos</Definition>
        <Definition term="Profissão">Médica</Definition>
      </FactList>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <DefinitionList>
          <Definition term="Situação" help="Diz se a pessoa exerce o mandato agora.">
            Exercício
          </Definition>
          <Definition term="Gabinete">17, sala 17, prédio X</Definition>
        </DefinitionList>
        <DefinitionList isStacked>
          <Definition term="Telefone">
            <NumberText>(61) 3215-5969</NumberText>
          </Definition>
          <Definition term="E-mail">maria@exemplo.com</Definition>
        </DefinitionList>
      </div>
      <Disclosure summary="Contato e gabinete" className="mt-4">
        <p className="pb-4">Prédio X, sala 17.</p>
      </Disclosure>
      <div className="mt-6">
        <LinkList>
          <LinkRow href="https://pt.wikipedia.org/wiki/Brasil" icon={<BookOpen className="size-5" />}>
            Wikipédia
          </LinkRow>
          <LinkRow href="https://www.exemplo.com.br" icon={<Globe className="size-5" />}>
            Site de campanha
          </LinkRow>
        </LinkList>
      </div>
    </Section>
  );
}

const expenses = [
  ['Manutenção de escritório de apoio', '23/06/2026', 'R$ 997,00', 0.32],
  ['Passagem aérea', '21/05/2026', 'R$ 3.172,52', 1],
] as const;

export function ExpenseSamples() {
  return (
    <Section title="Números e tabela">
      <TotalNumber>R$ 101.024,87</TotalNumber>
      <ul className="divide-border mt-4 divide-y">
        {expenses.map(([type, , value, ratio]) => (
          <li key={type}>
            <BarRow label={type} value={value} ratio={ratio} />
          </li>
        ))}
      </ul>
      <div className="mt-6 max-w-[22rem]">
        <ProgressBar label="Transparência" percent={72} />
      </div>
      <Table caption="Despesas do ano" className="mt-6">
        <thead>
          <tr>
            <Th>Tipo</Th>
            <SortTh order="descending" onSort={() => undefined}>
              Data
            </SortTh>
            <Th isEnd>Valor líquido</Th>
            <Th>Documento</Th>
          </tr>
        </thead>
        <tbody>
          {expenses.map(([type, date, value]) => (
            <Tr key={type}>
              <Td>{type}</Td>
              <Td>
                <NumberText>{date}</NumberText>
              </Td>
              <Td isEnd>
                <NumberText isStrong>{value}</NumberText>
              </Td>
              <Td>
                <ExternalLink href="https://www.exemplo.com.br/nota.pdf" className="font-semibold">
                  Ver documento
                </ExternalLink>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <SourceNote>Fonte: Dados Abertos. Período: ano de 2026.</SourceNote>
    </Section>
  );
}
