import type { Outcome } from './election-outcome';
import { roundFaults } from './round-checks';
import { type Feed, type FeedPerson, FeedRefusal, outcomeOf } from './tse-feed';

interface Known {
  nome: string;
  tse_sq: string | null;
}

export interface FeedVotes<Candidacy> {
  candidacy: Candidacy;
  votos: number;
  percentual: number;
  situacao: Outcome;
}

export interface FeedRound<Candidacy> {
  validos: number;
  comparecimento: number;
  brancos: number;
  nulos: number;
  eleitorado: number | null;
  fonte_titulo: string;
  votes: FeedVotes<Candidacy>[];
}

function votesOf<Candidacy extends Known>(
  { sqcand, nome, votos, percentual, situacao }: FeedPerson,
  known: readonly Candidacy[],
): FeedVotes<Candidacy> {
  const candidacy = known.find(({ tse_sq }) => tse_sq === sqcand);
  const outcome = outcomeOf(situacao);
  if (candidacy === undefined)
    throw new FeedRefusal(`O número ${sqcand} (${nome}) não é de nenhuma candidatura conhecida.`);
  if (outcome === null || percentual === null)
    throw new FeedRefusal(
      `O arquivo não diz a porcentagem de ${nome}, ou diz uma situação desconhecida: ${situacao}.`,
    );
  return { candidacy, votos, percentual, situacao: outcome };
}

interface Expected<Candidacy> {
  day: string;
  known: readonly Candidacy[];
  standing: readonly Candidacy[];
}

/** @throws FeedRefusal when the file may not be published as a presidential round. */
export function roundOf<Candidacy extends Known>(
  feed: Feed,
  { day, known, standing }: Expected<Candidacy>,
): FeedRound<Candidacy> {
  const { turno, validos, comparecimento, brancos, nulos, eleitorado } = feed;
  if (feed.office !== 'president') throw new FeedRefusal('O arquivo não é da eleição para presidente.');
  if (feed.place !== 'BR') throw new FeedRefusal('O arquivo de presidente não é do Brasil inteiro.');
  if (feed.day < day) throw new FeedRefusal('O arquivo é de antes do dia da votação.');
  if (validos === null || comparecimento === null || brancos === null || nulos === null)
    throw new FeedRefusal('O arquivo não traz os totais de votos.');
  const votes = feed.people.map((person) => votesOf(person, known)).toSorted((a, b) => b.votos - a.votos);
  const missing = standing.filter((one) => !votes.some(({ candidacy }) => candidacy === one));
  if (missing.length > 0 || votes.length !== standing.length)
    throw new FeedRefusal(
      `As candidaturas do arquivo não são as ${String(standing.length)} do ${String(turno)}º turno${missing.length === 0 ? '' : `: falta ${missing.map(({ nome }) => nome).join(', ')}`}.`,
    );
  const faults = roundFaults(
    { turno, validos, comparecimento, brancos, nulos },
    votes.map((one) => ({ ...one, nome: one.candidacy.nome })),
  );
  if (faults.length > 0) throw new FeedRefusal(faults.join('\n'));
  const fonte_titulo = `Resultado oficial da eleição para presidente, ${String(turno)}º turno, Brasil (arquivo do TSE)`;
  return { validos, comparecimento, brancos, nulos, eleitorado, fonte_titulo, votes };
}
