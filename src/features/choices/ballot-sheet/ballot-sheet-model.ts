import type { Chosen } from '@/features/choices/my-choices-model';

export interface BallotOffice {
  office: string;
  digits: number;
}

/** As the ballot box asks (TSE, general elections of 2026). */
export const ballotOffices = [
  { office: 'Deputado federal', digits: 4 },
  { office: 'Deputado estadual ou distrital', digits: 5 },
  { office: 'Senador, primeira vaga', digits: 3 },
  { office: 'Senador, segunda vaga', digits: 3 },
  { office: 'Governador', digits: 2 },
  { office: 'Presidente', digits: 2 },
] as const satisfies readonly BallotOffice[];

export interface Votable {
  id: string;
  nome: string;
  /** As it is typed: '30'. */
  numero: string;
}

/** The voter's own favourites on the ballot with a number, in list order. */
export function votableAmong(candidates: readonly Chosen[]): Votable[] {
  return candidates.flatMap(({ id, person, favorito }) => {
    if (!favorito || person === null || person.isArchived || person.numero === null) return [];
    return [{ id, nome: person.nome, numero: String(person.numero) }];
  });
}

/** Id of the one favourite, unless also ignored; '' with several or none. */
export function filledAtFirst(candidates: readonly Chosen[]): string {
  const [only, ...others] = candidates.filter(({ favorito }) => favorito);
  if (only === undefined || others.length > 0 || only.ignorado) return '';
  return votableAmong([only])[0]?.id ?? '';
}
