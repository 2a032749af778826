import { readPeopleFilters, tidyName } from '@/features/politicians/people-params';
import { type DeputyFilters, earlierLegislature } from '@/features/deputies/model';

/** The name comes last, as addresses have it. */
export function tidied({ nome, ...filters }: DeputyFilters): DeputyFilters {
  return { ...filters, nome: tidyName(nome) };
}

export function readFilters(params: URLSearchParams): DeputyFilters {
  const legislatura = params.get('legislatura') ?? '';
  return tidied({
    ...readPeopleFilters(params),
    ...(legislatura === String(earlierLegislature() ?? '-') && { legislatura }),
  });
}
