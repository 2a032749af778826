import { tidyText } from '@/lib/text/tidy-text';
import { ufs } from '@/features/politicians/state/states';
import { type DeputyFilters, earlierLegislature } from '@/features/deputies/model';

/** More than the whole Chamber needs; addresses are cut to it. */
export const mostPages = 12;
const longestName = 80;

/** Tidy, in whole characters. */
export function tidied({ nome, ...filters }: DeputyFilters): DeputyFilters {
  const cut = [...tidyText(nome)].slice(0, longestName).join('');
  return { ...filters, nome: cut.trim() };
}

/** Unknown values are ignored (design: URL state). */
export function readFilters(params: URLSearchParams): DeputyFilters {
  const uf = params.get('uf') ?? '';
  const partido = params.get('partido') ?? '';
  const legislatura = params.get('legislatura') ?? '';
  return tidied({
    uf: ufs.includes(uf) ? uf : '',
    nome: params.get('nome') ?? '',
    partido: /^[\p{L}.]{2,20}$/u.test(partido) ? partido : '',
    ...(legislatura === String(earlierLegislature() ?? '-') && { legislatura }),
  });
}

export function readPages(params: URLSearchParams): number {
  const given = params.get('paginas') ?? '';
  return /^[1-9]\d?$/.test(given) ? Math.min(Number(given), mostPages) : 1;
}

export function paramsOf(filters: DeputyFilters, pages: number): URLSearchParams {
  const given = Object.entries({ ...filters, paginas: pages > 1 ? String(pages) : '' });
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}
