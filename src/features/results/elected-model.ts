import { compareTexts } from '@/lib/text/text-order';
import type { NameSearch } from '@/lib/use/use-name-search';
import type { PeopleFilters } from '@/features/politicians/people-params';
import type { Elected } from './schema';

export const noElectedFilters: PeopleFilters = { uf: '', nome: '', partido: '' };

export const electedPerPage = 50;
export function matchingElected(
  people: readonly Elected[],
  { uf, nome, partido }: PeopleFilters,
  search: NameSearch,
): Elected[] {
  const within = people.filter(
    (person) => (uf === '' || person.uf === uf) && (partido === '' || person.partido_sigla === partido),
  );
  return search(within, nome, ({ nome_urna }) => nome_urna).toSorted((a, b) =>
    compareTexts(a.nome_urna, b.nome_urna),
  );
}

/** The chosen party stays, even where nobody of it was elected. */
export function partiesOf(people: readonly Elected[], chosen: string): string[] {
  const siglas = new Set(people.map(({ partido_sigla }) => partido_sigla));
  if (chosen !== '') siglas.add(chosen);
  return [...siglas].toSorted(compareTexts);
}

interface ElectedSource {
  title: string;
  url: string | null;
  /** In the list's own spelling. */
  day: string;
}

/** By the keys that rows name them with. */
const sources: Readonly<Record<string, ElectedSource>> = {
  'congresso-2027': {
    title: 'leoniedu/congresso-2027: os 513 eleitos, com nome de urna e partido',
    url: 'https://github.com/leoniedu/congresso-2027',
    day: '08/10/2026',
  },
  'agregador-br': {
    title: 'Fcairo1/agregador-br: os eleitos de ES, MG, PR, RJ, RS, SC e SP',
    url: 'https://github.com/Fcairo1/agregador-br',
    day: 'outubro de 2026',
  },
  'congresso-e-governos': {
    title: 'Gabriel-Alexandre/congresso-e-governos-eleicoes-2026: os eleitos em 2022 e o que houve em 2026',
    url: 'https://github.com/Gabriel-Alexandre/congresso-e-governos-eleicoes-2026',
    day: '07/10/2026',
  },
  'congresso-e-governos-pl': {
    title: 'Gabriel-Alexandre/congresso-e-governos-eleicoes-2026: os eleitos pelo PL',
    url: 'https://github.com/Gabriel-Alexandre/congresso-e-governos-eleicoes-2026',
    day: '07/10/2026',
  },
  'estudo-pos-1turno': {
    title: 'Estudo público do 1º turno: os três mais votados de cada estado',
    url: null,
    day: '05/10/2026',
  },
};

const isoOf = (day: string) => day.split('/').toReversed().join('-');

/** The first first, without undated lists. */
function knownDays(lists: readonly ElectedSource[]): string[] {
  return lists
    .flatMap(({ day }) => /^\d{2}\/\d{2}\/\d{4}$/.exec(day) ?? [])
    .toSorted((a, b) => compareTexts(isoOf(a), isoOf(b)));
}

/** AAAA-MM-DD of the latest list; null when none tells it. */
function listedUntil(person: Pick<Elected, 'fontes'>): string | null {
  const last = knownDays(electedSources([person])).at(-1);
  return last === undefined ? null : isoOf(last);
}

/** AAAA-MM-DD of the oldest lists; null where a day is missing. */
export function electedUntil(people: readonly Pick<Elected, 'fontes'>[]): string | null {
  const days = people.map(listedUntil);
  return days.includes(null) ? null : (days.toSorted()[0] ?? null);
}

/** AAAA-MM-DD of the list that names them all. */
export function listsUntil(): string | null {
  return listedUntil({ fontes: ['congresso-2027'] });
}

/** 'Coletas de 05/10 a 08/10/2026.', of dated lists. */
export function electedDays(people: readonly Elected[]): string {
  const days = knownDays(electedSources(people));
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? `Coleta de ${last}.` : `Coletas de ${first.slice(0, 5)} a ${last}.`;
}

/** Each once; an unknown list is its key. */
export function electedSources(people: readonly Pick<Elected, 'fontes'>[]): ElectedSource[] {
  const keys = [...new Set(people.flatMap(({ fontes }) => fontes))].toSorted(compareTexts);
  return keys.map((key) => sources[key] ?? { title: key, url: null, day: 'dia não informado' });
}

export function electedByState(people: readonly Elected[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { uf } of people) counts.set(uf, (counts.get(uf) ?? 0) + 1);
  return counts;
}
