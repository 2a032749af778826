import { tidied, useAddressFilters } from '@/lib/use/use-address-filters';
import { type VoteFilters, voteLabels } from './model';

/** Other tabs of the page have their own years. */
const words = { ano: 'ano-voto' };

/** Invalid words are ignored. */
function readVoteFilters(params: URLSearchParams): VoteFilters {
  const given = (word: string) => params.get(word) ?? '';
  return {
    ano: /^(?:19|20)\d\d$/.test(given(words.ano)) ? given(words.ano) : '',
    tema: tidied(given('tema')),
    voto: Object.hasOwn(voteLabels, given('voto')) ? given('voto') : '',
    texto: tidied(given('texto')),
    principais: given('principais') === 'sim' ? 'sim' : '',
  };
}

const ofTab = { words, read: readVoteFilters };

export function useVoteFilters(): [VoteFilters, (part: Partial<VoteFilters>) => void] {
  return useAddressFilters<keyof VoteFilters>(ofTab);
}
