import type { ListedCandidate } from '@/features/admin/model';
import { wordsOfNameAndParty } from '@/lib/text/pasted-name';
import { foldText } from '@/lib/text/text-order';
import { tidyText } from '@/lib/text/tidy-text';

/** Apart from the model: the form needs no words of names. */
export function searchCandidates<T extends Pick<ListedCandidate, 'nome' | 'partido_sigla' | 'partido_nome'>>(
  candidates: readonly T[],
  search: string,
): T[] {
  const having = (words: readonly string[]) =>
    candidates.filter(({ nome, partido_sigla, partido_nome }) => {
      const text = foldText(`${nome} ${partido_sigla} - ${partido_nome}`);
      return words.every((word) => text.includes(word));
    });
  const found = having(foldText(tidyText(search)).split(' '));
  const pasted = wordsOfNameAndParty(search);
  if (found.length > 0 || pasted.length === 0) return found;
  const parted = having(pasted);
  if (parted.length > 0) return parted;
  // 'davila': what parts words is no part of a name.
  const joined = pasted.join('');
  const letters = (name: string) => foldText(name).replace(/[^a-z0-9]/g, '');
  return joined.length > 3 ? candidates.filter(({ nome }) => letters(nome).includes(joined)) : [];
}
