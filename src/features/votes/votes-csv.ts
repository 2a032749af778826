import { csvFile, csvText } from '@/lib/text/csv';
import { dayWords } from '@/lib/day/data-day';
import { formatDay } from '@/lib/text/format';
import { foldText } from '@/lib/text/text-order';
import { kindText, meaningText, resultText, type VoteFilters, voteLabels, type VoteRecord } from './model';
import { orientationText } from './texts';

const columns = [
  'Dia',
  'Proposição',
  'Título em palavras',
  'Ementa',
  'O que foi decidido',
  'Tipo',
  'Voto',
  'O que significava',
  'Partido no dia',
  'Orientação da bancada',
  'Resultado',
  'Identificador da Câmara',
];

function row(record: VoteRecord): string[] {
  return [
    formatDay(record.dia),
    csvText(record.titulo),
    csvText(record.titulo_claro),
    csvText(record.ementa),
    csvText(record.descricao),
    csvText(kindText(record.tipo)),
    csvText(voteLabels[record.voto]),
    csvText(meaningText(record)),
    csvText(record.partido_sigla),
    csvText(orientationText(record)),
    csvText(resultText(record)),
    csvText(record.id_camara),
  ];
}

interface CsvSubject {
  name: string;
  filters: VoteFilters;
  upTo: string | null;
}

export function votesCsv(records: readonly VoteRecord[], { name, filters, upTo }: CsvSubject): string {
  const { ano, tema, voto, texto, principais } = filters;
  const [, label = ''] = Object.entries(voteLabels).find(([vote]) => vote === voto) ?? [];
  const facts: [string, string][] = [
    ['Votações de', name],
    ['Fonte', 'Dados Abertos da Câmara dos Deputados'],
    [dayWords.until, upTo === null ? '' : formatDay(upTo)],
    ['Ano', ano],
    ['Tema', tema],
    ['Voto', label],
    ['Texto', texto],
    ['Só as principais', principais],
  ];
  const head = facts.filter(([, value]) => value !== '').map((cells) => cells.map(csvText));
  return csvFile([...head, [], columns.map(csvText), ...records.map(row)]);
}

export function votesFileName(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `votacoes-${slug || 'deputado'}.csv`;
}
