import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { candidateSchema, type Choices } from '../../supabase/functions/analise-politica/choices.ts';
import type { CommonVotes } from '../../supabase/functions/analise-politica/common-votes.ts';
import { type FactBook, factBookOf } from '../../supabase/functions/analise-politica/facts.ts';
import { peopleOf } from '../../supabase/functions/analise-politica/people.ts';

const file = new URL('../../supabase/local/data/candidatos-2026.json', import.meta.url);

/** The candidates as they are recorded in the repository. */
export const candidates = z
  .object({ candidatos: z.array(candidateSchema) })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).candidatos;

/** The deputies of `book`, by number. */
export const deputies = new Map([
  ['1', { nome: 'Danilo Forte', siglaPartido: 'PP', siglaUf: 'CE' }],
  ['2', { nome: 'Julio Arcoverde', siglaPartido: 'PP', siglaUf: 'PI' }],
  ['3', { nome: 'Felipe Carreras', siglaPartido: 'PSB', siglaUf: 'PE' }],
  ['4', { nome: 'Dr. Jaziel', siglaPartido: 'PL', siglaUf: 'CE' }],
  ['5', { nome: 'Duarte Jr.', siglaPartido: 'PSB', siglaUf: 'MA' }],
]);

const flags = (side: 'favoritos' | 'ignorados') => ({
  isFavorite: side === 'favoritos',
  isIgnored: side === 'ignorados',
});

interface Marked {
  favoritos: readonly string[];
  ignorados: readonly string[];
}

/** Choices by names of candidates and numbers of deputies. */
export function choicesOf(candidateNames: Marked, deputyIds: Marked): Choices {
  const both = ['favoritos', 'ignorados'] as const;
  return {
    candidates: both.flatMap((side) =>
      candidateNames[side].flatMap((nome) =>
        candidates.filter((own) => own.nome === nome).map((own) => ({ ...flags(side), record: own })),
      ),
    ),
    deputies: both.flatMap((side) => deputyIds[side].map((id) => ({ ...flags(side), id }))),
    candidateNames: candidates.map(({ nome }) => nome),
  };
}

export function bookOf(choices: Choices, found = deputies, votes: readonly CommonVotes[] = []): FactBook {
  const { people, groups } = peopleOf(choices, found);
  return factBookOf(people, groups, votes);
}

/** Of two pairs of the three favourite deputies it is known how they voted, of the third it is not. */
const commonVotes: readonly CommonVotes[] = [
  { ids: ['1', '2'], common: 548, alike: 460 },
  { ids: ['1', '3'], common: 40, alike: 30 },
];

/** Three candidates and three deputies as favourites, two of each ignored. */
export const book = bookOf(
  choicesOf(
    { favoritos: ['Flávio Bolsonaro', 'Lula', 'Renan Santos'], ignorados: ['Hertz Dias', 'Samara'] },
    { favoritos: ['1', '2', '3'], ignorados: ['4', '5'] },
  ),
  deputies,
  commonVotes,
);

/** Ids of facts by 'sobre: tipo' or 'sobre: tipo = valor'. Throws when there is no such fact. */
export function cite(selectors: readonly string[], from: FactBook = book): string[] {
  return selectors.flatMap((selector) => {
    const [, sobre = '', tipo = '', valor] = /^(.+?): (.+?)(?: = (.+))?$/.exec(selector) ?? [];
    const found = from.facts.filter(
      (fact) => fact.sobre === sobre && fact.tipo === tipo && (valor === undefined || fact.valor === valor),
    );
    if (found.length === 0) throw new Error(`no fact ${selector}`);
    return found.map(({ id }) => id);
  });
}
