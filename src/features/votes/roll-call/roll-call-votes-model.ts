import { compareTexts } from '@/lib/text/text-order';
import { type NameSearch, withTypedName } from '@/lib/use/use-name-search';
import { type Vote, voteLabels } from '@/features/votes/model';
import { voteTexts } from '@/features/votes/texts';
import type { RollCallDetail, RollCallVote } from './roll-call-schema';

export const votes: readonly Vote[] = [1, 2, 3, 4, 5];

/** Of whom no vote is here: a row that was left out may be anybody's. */
export function noVoteText({ votos_fora }: RollCallDetail): string {
  return votos_fora === 0 ? voteTexts.none : voteTexts.noneHere;
}

/** Nameless records use their number. */
export function deputyName({ deputado: { id, nome } }: RollCallVote): string {
  return nome ?? `Deputado(a) nº ${id}`;
}

/** Alphabetical, of names with the text; empty labels are left out. */
export function voteGroups(all: readonly RollCallVote[], text: string, search: NameSearch = withTypedName) {
  const found = search(all, text, deputyName).toSorted(
    (a, b) => compareTexts(deputyName(a), deputyName(b)) || a.deputado.id - b.deputado.id,
  );
  return votes
    .map((vote) => ({ vote, label: voteLabels[vote], of: found.filter(({ voto }) => voto === vote) }))
    .filter(({ of }) => of.length > 0);
}

export interface PartyCount {
  /** Null for votes whose party of the day is not known. */
  sigla: string | null;
  /** In the order of `votes`. */
  counts: number[];
  total: number;
}

/** Alphabetical; an unknown party comes last. */
export function partyCounts(all: readonly RollCallVote[]): PartyCount[] {
  const parties = new Set(all.map(({ partido_sigla }) => partido_sigla));
  return [...parties]
    .toSorted((a, b) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return compareTexts(a, b);
    })
    .map((sigla) => {
      const members = all.filter(({ partido_sigla }) => partido_sigla === sigla);
      const counts = votes.map((vote) => members.filter(({ voto }) => voto === vote).length);
      return { sigla, counts, total: members.length };
    });
}
