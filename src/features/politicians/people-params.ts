import { tidyText } from '@/lib/text/tidy-text';
import { ufs } from '@/features/politicians/state/states';

/** '' is all. */
export interface PeopleFilters {
  uf: string;
  nome: string;
  partido: string;
}

/** More than a whole list needs; addresses are cut to it. */
export const mostPages = 12;

export function tidyName(nome: string): string {
  return tidyText(nome, 80);
}

/** In any case of letters; unknown values are ignored (design: URL state). */
export function readPeopleFilters(params: URLSearchParams): PeopleFilters {
  const uf = (params.get('uf') ?? '').toUpperCase();
  const partido = (params.get('partido') ?? '').toUpperCase().replace('PCDOB', 'PCdoB');
  return {
    uf: ufs.includes(uf) ? uf : '',
    nome: tidyName(params.get('nome') ?? ''),
    partido: /^[\p{L}.]{2,20}$/u.test(partido) ? partido : '',
  };
}

/** At least one. */
export function readPages(params: URLSearchParams): number {
  const given = params.get('paginas') ?? '';
  return /^[1-9]\d?$/.test(given) ? Math.min(Number(given), mostPages) : 1;
}

/** Without words that say nothing. */
export function paramsOf(filters: PeopleFilters & { legislatura?: string }, pages: number): URLSearchParams {
  const given = Object.entries({ ...filters, paginas: pages > 1 ? String(pages) : '' });
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}
