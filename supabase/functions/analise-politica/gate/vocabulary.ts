import { fold, wordsOf } from '../fold.ts';
import type { Group, Portrait } from '../portrait.ts';
import { states } from '../states.ts';

/** Words with a capital letter that belong to no person and to no party. */
const institutions = `Brasil Brasileiro Brasileira República Federativa Federal Federais Presidência Câmara Deputados Deputadas
  Congresso Nacional Senado União Estado Estados Distrito Municípios Constituição Dados Abertos Justiça Eleitoral Tribunal
  Superior Sistema Único Saúde Norte Nordeste Centro-Oeste Sudeste Sul Esquerda Centro Direita Centro-esquerda
  Centro-direita Favoritos Ignorados Resumo Texto Simulador Local Demonstração BR UF`;

/** What a text may name. */
export interface Vocabulary {
  /** Every word that may stand with a capital letter, folded. */
  words: ReadonlySet<string>;
  /** Names and terms as the data have them, the longest first: they are quoted, not said. */
  quotes: readonly string[];
  /** Names of people who are not among the choices, folded. */
  outsiders: readonly string[];
}

function termsOf({ candidatos, deputados }: Group): string[] {
  return [
    ...candidatos.flatMap(({ nome, partido, nome_do_partido, uf, profissao, inclinacao }) => [
      nome,
      partido,
      nome_do_partido,
      uf,
      profissao,
      inclinacao,
    ]),
    ...deputados.flatMap(({ nome, partido, uf }) => [nome, partido, uf]),
  ].filter((term) => term !== null);
}

/** Of agenda items only what is written with a capital, such as SUS: the rest is common speech. */
function itemWords({ candidatos }: Group): string[] {
  return candidatos.flatMap(({ pautas }) => pautas.flatMap(wordsOf)).filter((word) => /^\p{Lu}/u.test(word));
}

/** A name and its parts: "Centro-oeste" is also "oeste". */
function withParts(word: string): string[] {
  return [word, ...word.split('-')];
}

/** The vocabulary of one portrait; `names` are the people of the whole record, chosen or not. */
export function vocabularyOf({ favoritos, ignorados }: Portrait, names: readonly string[]): Vocabulary {
  const terms = [favoritos, ignorados].flatMap(termsOf);
  const people = new Set(
    [favoritos, ignorados].flatMap((group) =>
      [...group.candidatos, ...group.deputados].map(({ nome }) => fold(nome)),
    ),
  );
  const said = [
    ...terms,
    ...states.keys(),
    ...states.values(),
    institutions,
    ...[favoritos, ignorados].flatMap(itemWords),
  ];
  const quotes = [...new Set([...terms, ...states.values()])];
  return {
    words: new Set(said.flatMap(wordsOf).flatMap(withParts).map(fold)),
    quotes: quotes.sort((a, b) => b.length - a.length),
    outsiders: [...new Set(names.map(fold))].filter((name) => name.length > 3 && !people.has(name)),
  };
}
