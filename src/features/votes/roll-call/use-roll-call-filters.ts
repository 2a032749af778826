import { kinds } from '@/features/votes/model';
import type { RollCallFilters } from './roll-call-model';
import { tidied, useAddressFilters } from '@/features/votes/use-vote-filters';

const names = { ano: 'ano', tema: 'tema', tipo: 'tipo', texto: 'texto' } as const;
const fields = ['ano', 'tema', 'tipo', 'texto'] as const;

/** Invalid words are ignored. */
function read(params: URLSearchParams): RollCallFilters {
  const given = (field: keyof RollCallFilters) => params.get(names[field]) ?? '';
  return {
    ano: /^(?:19|20)\d\d$/.test(given('ano')) ? given('ano') : '',
    tema: tidied(given('tema')),
    tipo: Object.hasOwn(kinds, given('tipo')) ? given('tipo') : '',
    texto: tidied(given('texto')),
  };
}

const ofList = { names, fields, read };

export function useRollCallFilters(): [RollCallFilters, (part: Partial<RollCallFilters>) => void] {
  return useAddressFilters<keyof RollCallFilters>(ofList);
}
