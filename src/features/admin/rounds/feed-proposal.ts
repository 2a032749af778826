import { civicDays } from '@/lib/election/civic-calendar';
import { electionYear } from '@/lib/election/election';
import { type Feed, FeedRefusal, readFeed } from '@/lib/election/tse-feed';
import { roundOf } from '@/lib/election/tse-round';
import { type Candidacy, countText, type RoundValues, votesText } from './model';

const roundDay: Readonly<Record<1 | 2, string>> = {
  1: civicDays.firstRound,
  2: civicDays.secondRound,
};

interface Round {
  turno: 1 | 2;
  active: readonly Candidacy[];
  standing: readonly Candidacy[];
}

/** @throws FeedRefusal with the sentence of why. */
function proposalOf(feed: Feed, { turno, active, standing }: Round): RoundValues {
  const { votes, ...totals } = roundOf(feed, { day: roundDay[turno], known: active, standing });
  return {
    situacao: 'apurado',
    fonte_titulo: totals.fonte_titulo,
    fonte_url: feed.address,
    fonte_data: feed.day,
    proclamado_em: '',
    validos: countText(totals.validos),
    brancos: countText(totals.brancos),
    nulos: countText(totals.nulos),
    comparecimento: countText(totals.comparecimento),
    eleitorado: countText(totals.eleitorado),
    votes: standing.map(({ id }) => votesText(votes.find(({ candidacy }) => candidacy.id === id))),
  };
}

interface Proposal {
  proposed: RoundValues;
  /** The file admits being made up from published numbers. */
  isSample: boolean;
}

export function readProposal(content: string, round: Round): Proposal | { refusal: readonly string[] } {
  try {
    const feed = readFeed(content, electionYear);
    if (feed.turno !== round.turno) throw new FeedRefusal(`O arquivo é do ${String(feed.turno)}º turno.`);
    return { proposed: proposalOf(feed, round), isSample: feed.isSample };
  } catch (error) {
    if (error instanceof FeedRefusal) return { refusal: error.message.split('\n') };
    throw error;
  }
}
