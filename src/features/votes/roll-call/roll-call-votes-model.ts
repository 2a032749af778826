import { compareTexts } from '@/lib/text/text-order';
import { type NameSearch, withTypedName } from '@/lib/use/use-name-search';
import { type Vote, voteLabels } from '@/features/votes/model';
import type { RollCallVote } from './roll-call-schema';

/** The five labels in their fixed order. */
export const votes: readonly Vote[] = [1, 2, 3, 4, 5];

/** What a deputy is called; a record without a name says its number. */
export function deputyName({ deputado: { id, nome } }: RollCallVote): string {
  return nome ?? `Deputado(a) nº ${id}`;
}

/** 'PT-SP', as far as both are known. */
export function partyAndState({ partido_sigla, deputado: { uf } }: RollCallVote): string {
  return [partido_sigla, uf].filter((part) => part !== null).join('-');
}

/** The votes of each label, in alphabetical order, of those whose name has the text; labels without votes left out. */
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
  /** Votes by label, in the order of `votes`. */
  counts: number[];
  total: number;
}

/** How many votes of each label each party of the day had, alphabetically; those of an unknown party come last. */
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
