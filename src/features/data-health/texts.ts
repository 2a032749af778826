import { formatCount } from '@/lib/text/format-count';
import { formatDay } from '@/lib/text/format';
import { leftOutText } from '@/lib/left-out';
import { isAsked } from './asked-sets';
import type { Situation } from './model';
import type { SetHealth, SetName } from './schema';

export const setNames: Readonly<Record<SetName, string>> = {
  candidaturas: 'Candidaturas à Presidência',
  turno_1: 'Resultado do 1º turno',
  turno_2: 'Resultado do 2º turno',
  deputados: 'Deputados no cargo',
  votacoes: 'Votações do plenário',
  votos: 'Votos de cada deputado',
  orientacoes: 'Orientações das bancadas',
  despesas: 'Despesas pagas pela Câmara',
  projetos: 'Projetos de lei por deputado',
  destinos: 'O que houve com cada deputado em 2026',
  eleitos: 'Eleitos para a Câmara',
  lista_de_deputados: 'Lista de deputados',
  perfis: 'Perfil de cada deputado',
  despesas_uma_a_uma: 'Recibos das despesas',
  discursos: 'Discursos',
  proposicoes: 'Proposições',
  noticias: 'Notícias',
};

export function sourceOf({ conjunto, fonte, origem }: SetHealth): string {
  switch (conjunto) {
    case 'candidaturas':
      return 'TSE, e as fontes de cada ficha';
    case 'turno_1':
    case 'turno_2':
      return fonte ?? 'TSE';
    case 'destinos':
      return 'Fontes públicas, ditas em cada destino';
    case 'noticias':
      return 'Sites de notícias';
    case 'eleitos':
      return origem === 'painel' ? 'TSE' : 'Listas públicas de outras fontes';
    default:
      return 'Câmara dos Deputados';
  }
}

/** Of one, of many. */
const units: Partial<Record<SetName, readonly [one: string, many: string]>> = {
  candidaturas: ['na urna do 1º turno', 'na urna do 1º turno'],
  turno_1: ['voto válido', 'votos válidos'],
  turno_2: ['voto válido', 'votos válidos'],
  deputados: ['deputado', 'deputados'],
  votacoes: ['votação nominal', 'votações nominais'],
  votos: ['voto', 'votos'],
  destinos: ['deputado', 'deputados'],
};

/** Null for nothing to say. */
export function amountText({ conjunto, registros, origem }: SetHealth): string | null {
  if (conjunto === 'despesas') return 'Somas por deputado e tipo.';
  if (conjunto === 'noticias') return 'Só título, fonte e data.';
  if (conjunto === 'projetos') return 'Contagens por deputado e ano, só de PLs.';
  if (registros === null)
    return conjunto === 'turno_1' || conjunto === 'turno_2'
      ? 'Só entra depois de conferido por uma pessoa.'
      : null;
  const many = registros === 1 ? '' : 's';
  if (conjunto === 'eleitos')
    return `${formatCount(registros)} nome${many}, ${origem === 'painel' ? '' : 'ainda não '}conferido${many} com o TSE.`;
  const unit = units[conjunto]?.[registros === 1 ? 0 : 1];
  return unit === undefined ? null : `${formatCount(registros)} ${unit}.`;
}

export function leftOutTexts({ linhas_fora = 0, desistencias = 0 }: SetHealth): string[] {
  const rows = leftOutText(linhas_fora);
  const tries =
    desistencias === 1
      ? 'Depois de cinco tentativas, 1 leitura recusada não é mais pedida.'
      : `Depois de cinco tentativas, ${formatCount(desistencias)} leituras recusadas não são mais pedidas.`;
  return [...(rows === null ? [] : [rows]), ...(desistencias > 0 ? [tries] : [])];
}

/** What a copy's day is the day of; its source was read before. Fates have their sources' days. */
export function copiedText({ conjunto, origem }: SetHealth): string {
  if (origem !== 'copia' || conjunto === 'destinos') return '';
  return isAsked(conjunto) ? 'cópia usada em ' : 'cópia posta aqui em ';
}

/** A live source goes up to the question. */
export function untilText({ dados_ate }: SetHealth, { kind }: Situation): string {
  return kind === 'live' ? 'na hora da visita' : formatDay(dados_ate);
}

export function situationText(situation: Situation): string {
  if (situation.kind === 'late')
    return `Atrasado há ${formatCount(situation.days)} ${situation.days === 1 ? 'dia' : 'dias'}`;
  if (situation.kind === 'read') return `Lido em ${formatDay(situation.day)}`;
  return {
    current: 'Em dia',
    recess: 'Em recesso',
    stopped: 'Parado',
    copy: 'Cópia',
    unread: 'Ainda não lido',
    both: 'Parte cópia',
    live: 'Na hora',
    away: 'Sem resposta',
  }[situation.kind];
}

export const meanings: readonly (readonly [situation: Situation, meaning: string])[] = [
  [{ kind: 'current' }, 'Lido no prazo: votações, 1 dia útil; deputados, 2 dias; despesas, 3.'],
  [{ kind: 'late', days: 4 }, 'Passou do prazo.'],
  [{ kind: 'recess' }, 'De 18 a 31 de julho e de 23 de dezembro a 1º de fevereiro a Câmara não vota.'],
  [{ kind: 'stopped' }, 'A leitura falhou cinco vezes; alguém precisa olhar.'],
  [{ kind: 'copy' }, 'Lido de uma cópia com data; a fonte pode ter dados mais novos.'],
  [{ kind: 'unread' }, 'Nunca entrou por inteiro neste site.'],
  [{ kind: 'read', day: '2026-11-21' }, 'Sem prazo de leitura: vale o dia dito.'],
  [{ kind: 'live' }, 'A própria fonte respondeu hoje à última pergunta.'],
  [{ kind: 'both' }, 'Hoje, parte veio da fonte e parte de uma cópia.'],
  [{ kind: 'away' }, 'A fonte não respondeu à última pergunta.'],
];

function billLimits(bills: SetHealth | undefined): string[] {
  if (bills === undefined) return [];
  return bills.dados_ate === null
    ? ['A contagem de projetos de lei por deputado ainda não está completa aqui.']
    : [
        'Um projeto de lei conta para cada deputado que o assina; quem não tem nenhum contado aparece como “Não informado”.',
      ];
}

export function limitsOf(sets: readonly SetHealth[]): string[] {
  const of = (name: SetName) => sets.find(({ conjunto }) => conjunto === name);
  const { registros = null, com_votos = null, origem = null } = of('votacoes') ?? {};
  const missing =
    registros !== null && com_votos !== null && com_votos < registros
      ? [
          `Das ${formatCount(registros)} votações nominais conhecidas, ${formatCount(com_votos)} ${com_votos === 1 ? 'tem' : 'têm'} os votos individuais ${origem === 'copia' ? 'nesta cópia' : 'aqui'}.`,
        ]
      : [];
  const { registros: votes = null, com_partido: withParty = null } = of('votos') ?? {};
  const party =
    votes !== null && withParty !== null && votes > 0
      ? [`O partido no dia do voto é conhecido em ${formatCount(withParty)} dos ${formatCount(votes)} votos.`]
      : [];
  return [
    'A Câmara não publica quem faltou a uma votação.',
    ...missing,
    ...party,
    ...(of('orientacoes')?.dados_ate === null
      ? ['A orientação das bancadas ainda não está completa aqui.']
      : []),
    ...billLimits(of('projetos')),
    ...(of('eleitos')?.origem === 'copia'
      ? ['A lista de eleitos para 2027 ainda não foi conferida com o TSE.']
      : []),
  ];
}
