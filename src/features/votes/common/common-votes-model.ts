import { compareTexts } from '@/lib/text/text-order';
import type { Vote } from '@/features/votes/model';

export interface Favorite {
  id: number;
  nome: string;
  partido: string | null;
  uf: string | null;
}

/** `votos_em_comum`; a < b. */
export interface CommonVotes {
  a: number;
  b: number;
  em_comum: number;
  iguais: number;
}

/** As `votos_diferentes` gives it. */
export interface DifferentVotes {
  votacao_id: number;
  id_camara: string;
  dia: string;
  tipo: string;
  titulo: string | null;
  ementa: string | null;
  /** Of a published explanation. */
  titulo_claro: string | null;
  descricao: string;
  voto_a: Vote;
  voto_b: Vote;
  /** Of the whole pair. */
  total: number;
}

/** Null where the answer lacks them. */
export interface Pair {
  first: Favorite;
  second: Favorite;
  votes: CommonVotes | null;
}

export const mostFavorites = 10;

/** Alphabetically the first ten. */
export function compared(favorites: readonly Favorite[]): Favorite[] {
  return favorites.toSorted((a, b) => compareTexts(a.nome, b.nome) || a.id - b.id).slice(0, mostFavorites);
}

export function pairOf(first: Favorite, second: Favorite, all: readonly CommonVotes[]): Pair {
  const [a, b] = [Math.min(first.id, second.id), Math.max(first.id, second.id)];
  return { first, second, votes: all.find((one) => one.a === a && one.b === b) ?? null };
}

export function pairsOf(favorites: readonly Favorite[], all: readonly CommonVotes[]): Pair[] {
  return favorites.flatMap((first, index) =>
    favorites.slice(index + 1).map((second) => pairOf(first, second, all)),
  );
}

export function namesOf({ first, second }: Pair): string {
  return `${first.nome} e ${second.nome}`;
}
