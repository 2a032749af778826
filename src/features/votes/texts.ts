import { formatCount } from '@/lib/text/format-count';
import { formatDay } from '@/lib/text/format';
import type { VoteRecord } from './model';
import type { RollCallSummary } from '@/features/votes/roll-call/roll-call-schema';
import type { VoteSummary } from './schema';

/** What the Chamber does not tell apart is not told apart here. */
export const voteTexts = {
  loadError: 'Não foi possível carregar as votações.',
  oneError: 'Não foi possível carregar a votação.',
  fileError: 'Não foi possível montar o arquivo. Tente novamente.',
  none: 'Sem voto registrado',
  noneHere: 'Sem voto nestes dados',
  noneWhy: 'Nenhuma votação nominal com votos individuais nestes dados traz um voto deste mandato.',
  nothingFound: 'Nenhuma votação com estes filtros',
  noText:
    'A busca procura nos títulos e resumos, que podem não trazer o nome popular. Tente outras palavras, ou o número.',
  noPrincipal:
    'As principais são votações com explicação publicada, escrita por uma pessoa e revista por outra. Aqui nenhuma tem uma.',
  absence:
    'Sem voto registrado pode ser licença, missão, posse no meio do período ou ausência: a Câmara não diz qual.',
  obstruction: 'Recurso previsto no regimento para adiar a votação.',
  withoutVotes: 'Votação nominal; os votos individuais não estão nestes dados.',
  secret: 'Votação secreta: ninguém sabe como cada um votou.',
  differs: 'O texto da Câmara e os votos individuais dão totais diferentes.',
  symbolic: 'Votação simbólica: a Câmara não registra voto por deputado.',
  majorityRule:
    'Contam as votações nominais em que o partido da pessoa naquele dia é conhecido, teve pelo menos 5 votos e não houve empate. A maioria é o voto mais frequente do partido, com o da própria pessoa; quem presidiu a sessão não vota e não conta.',
  noMajority: 'Não há votações suficientes para comparar com o partido.',
  noOrientation: 'Estes dados não dizem o que cada partido pediu aos seus deputados.',
  shortenedBench: 'orientação do bloco, que a Câmara abrevia',
  noBench: 'a Câmara não publicou a desta bancada',
  noParty: 'Sem partido nesse dia, não tinha bancada.',
  unknownParty: 'Onde o partido no dia do voto não é conhecido, a orientação da bancada também não é.',
} as const;

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export function periodSentence({ registros, primeiro, ultimo, votacoes }: VoteSummary): string {
  const votes = counted(registros, 'voto registrado', 'votos registrados');
  const rollCalls = counted(
    votacoes,
    'votação nominal com votos individuais',
    'votações nominais com votos individuais',
  );
  return `${votes} entre ${formatDay(primeiro)} e ${formatDay(ultimo)}, em ${rollCalls}.`;
}

export function presidedSentence({ presidiu }: VoteSummary): string | null {
  if (presidiu === 0) return null;
  return `Presidiu a sessão (não vota) em ${counted(presidiu, 'votação', 'votações')}.`;
}

/** Most of the party of the day: two numbers, no judgement. */
export function majoritySentence({ iguais, votacoes }: { iguais: number; votacoes: number }): string {
  if (votacoes === 0) return voteTexts.noMajority;
  const rollCalls = counted(votacoes, 'votação', 'votações');
  return `Em ${rollCalls}, votou igual à maioria do seu partido ${counted(iguais, 'vez', 'vezes')}.`;
}

/** Unknown subjects are told, so that no result is taken for no vote. */
export function subjectSentence({ nominais, com_tema }: RollCallSummary): string | null {
  const known = counted(nominais, 'votação nominal conhecida', 'votações nominais conhecidas');
  return com_tema < nominais
    ? `De ${known}, ${formatCount(com_tema)} com tema nestes dados; as outras não aparecem por tema.`
    : null;
}

export function coverageSentence({ nominais, com_votos }: { nominais: number; com_votos: number }): string {
  const known = counted(nominais, 'votação nominal conhecida', 'votações nominais conhecidas');
  return `De ${known}, ${formatCount(com_votos)} com os votos individuais nestes dados.`;
}

/** Null where neither word nor reason is known. */
export function orientationText({ orientacao }: Pick<VoteRecord, 'orientacao'>): string | null {
  switch (orientacao) {
    case 'nenhuma':
      return voteTexts.noBench;
    case 'abreviada':
      return voteTexts.shortenedBench;
    case 'sem_partido':
      return voteTexts.noParty;
    case 'sem_partido_conhecido':
      return null;
    default:
      return orientacao;
  }
}
