import { type Node, parse } from './notation.ts';
import { parts } from './parts.ts';

/** What a clause says, and so how it is checked. */
export type Meaning =
  /** All named people have all that is named. */
  | 'have'
  /** The named people have nothing of a kind on record. */
  | 'lack'
  /** The named people are a whole group. */
  | 'are_all'
  /** How many a group has; with names, these are all. */
  | 'size'
  /** So many of a group have what is named. */
  | 'some'
  /** Everybody in a group has one of the named values, each value at least once. */
  | 'everybody'
  /** Each named value occurs in a group. */
  | 'exist'
  /** A group has so many values of a kind; with values, these are all. */
  | 'distinct'
  /** No two of a group share a value of a kind. */
  | 'each_own'
  /** So many agenda items or offices for each named person. */
  | 'items'
  /** So many agenda items for everybody in a group. */
  | 'items_of_all'
  /** Two people voted alike in so many of their common roll calls. */
  | 'voted_alike';

/** Whole clauses by meaning; `lead` may come before each, `tail` after it. */
export const notations: readonly (readonly [Meaning, string])[] = [
  ['have', '{sujeito} [, [<todos>]] {predicados}'],
  ['have', '((<constar> | <haver>) [{noRegistro}] | {registros} <informar>) que {sujeito} {predicados}'],
  [
    'have',
    '[<artigo>] {coisa} (de | do | da | dos | das | para) [{quem}] {nomes} [{aparte}] (<ser> | <constar> | <estar> | :) [{aparte}] [como | : | em | de] [<artigo>] [<mesmo> :] {valores}',
  ],
  [
    'have',
    '[<artigo>] [{coisa}] {valores} (<ser> | <constar>) [{aparte}] [como] [<artigo> | N] {coisa} [comum] (de | do | da | dos | das) {nomes}',
  ],
  [
    'have',
    '[<artigo>] {coisa} {valores} (<constar> | <estar>) (<em> <registro> [<público>] | entre as <pauta> [<registrado>]) (de | do | da) {nomes}',
  ],
  [
    'have',
    '{registros} (de | do | da | dos | das) {nomes} {mostra} [como | com] [<artigo> | N] [[<mesmo>] {coisa}] [: | , | de | como] {valores}',
  ],
  ['have', '{registros} (de | do | da | dos | das) {nomes} {mostra} ({valorComo} | {pautasTidas})'],
  [
    'have',
    '(<constar> | <estar> | <haver>) <em> <registro> [<público>] (de | do | da | dos | das) {nomes} [<artigo> | N] [{coisa} [: | de | do | da]] {valores}',
  ],
  [
    'have',
    '<em> <registro> [<público>] (de | do | da | dos | das) {nomes} [,] (<constar> | <estar> | <haver>) [<artigo> | N] [{coisa} [: | de | do | da]] {valores}',
  ],
  [
    'have',
    '<em> <registro> [<público>] (de | do | da | dos | das) {nomes} [,] [<artigo>] {coisa} (<ser> | <constar>) [como] {valores}',
  ],
  [
    'have',
    '(entre | <em>) [as | os] <pauta> [<registrado>] [{aparte}] (de | do | da) {nomes} [{aparte}] [,] (<estar> | <constar> | <haver>) {itens}',
  ],
  [
    'have',
    '(N | N das | as) <pauta> [<registrado>] [{aparte}] (de | do | da) {nomes} [{aparte}] (<ser> | : | <constar> [como] | <reunir>) {itens}',
  ],
  ['have', '<constar> [{noRegistro}] como {coisa} (de | do | da) [{quem}] {nomes} [:] {valores}'],
  ['have', 'você marcou [{quem}] {nomes} {comoLado}'],
  ['have', 'você marcou {comoLado} [<artigo>] [{especie}] [:] {nomes}'],
  ['have', 'você marcou P {aposto} {comoLado}'],
  ['have', '{entreGrupo} [,] (<estar> | <constar> | <haver> | <ser>) [{quem}] (P [{aposto}] | {nomes})'],
  ['have', '[a | o] {lista} (<ter> | <reunir> | <informar>) {nomes}'],
  [
    'have',
    '[a] classificação [<política>] (de | por) terceiros <informar> {inclinacoes} (para | em) {nomes}',
  ],
  [
    'have',
    'terceiros <classificar> {nomes} [como | em | na | no | com] [<artigo>] [<inclinação>] {inclinacoes}',
  ],

  [
    'lack',
    '[<artigo>] {coisa} (de | do | da | dos | das) {nomes} [{aparte}] (<ser> | <constar> | <estar>) [como] sem registro',
  ],
  ['lack', '{nomes} (<estar> | <constar>) sem (registro de {coisa} | {coisa})'],
  ['lack', '{registros} (de | do | da) {nomes} (<estar> | <constar>) sem {coisa}'],

  ['are_all', '(os | as) [N:size] {grupo} (<ser> | :) {nomes}'],
  ['are_all', '{nomes} <ser> (os | as) [N:size] ({especie} {marcados})'],
  ['are_all', '(a | o) {lista} <ser> [<formado> por] {nomes}'],

  ['size', 'você marcou N {especie} [e N {especie}] {comoLado} [: {nomes}]'],
  ['size', 'você marcou {comoLado} N {especie} [e N {especie}] [: {nomes}]'],
  ['size', '<haver> N {especie} [e N {especie}] {entreGrupo} [: {nomes}]'],
  ['size', '<haver> N {grupo} [e N {grupo}] [ao todo | no total] [: {nomes}]'],
  ['size', '{entreGrupo} [,] (<haver> | <estar> | <constar>) N {especie} [e N {especie}] [: {nomes}]'],
  ['size', '(os | as) {grupo} <ser> N [{especie}] [e N {especie}] [: {nomes}]'],
  ['size', '<ser> N (os | as) {grupo} [: {nomes}]'],
  ['size', '<ser> N {grupo} [e N {grupo}] [: {nomes}]'],
  ['size', '[a | o] {lista} (<ter> | <reunir>) N {especie} [e N {especie}] [: {nomes}]'],
  [
    'size',
    'N {especie} [e N {especie}] (<estar> | <constar> | <foi> <marcado>) (entre os {lado} | {comoLado} | <em> {lista}) [: {nomes}]',
  ],

  ['some', '[({entreGrupo} | {dosGrupo}) [,]] N:count [{umDoGrupo} | {dosGrupo}] {predicados}'],
  ['some', '[{entreGrupo} [,]] <haver> N:count [{umDoGrupo} | {grupo}] ({complemento} | que {predicados})'],
  ['some', 'N:count {especie} {complemento} (<estar> | <constar>) {entreOs}'],
  ['some', '<haver> N:count {especie} {complemento} {entreOs}'],
  [
    'some',
    '[<artigo>] {coisa} de N:count [{umDoGrupo} | {grupo} | {dosGrupo}] (<ser> | <constar>) [como] {valores}',
  ],
  [
    'some',
    '[<artigo>] [{coisa}] {valores} (<ter> | <reunir>) N:count ({umDosMarcados} | {grupo} | {dosGrupo} | [{especie}] {entreGrupo})',
  ],
  [
    'some',
    '[<artigo>] [{coisa}] {valores} (<ser> | <constar> como) [<artigo>] {coisa} de N:count [{umDoGrupo} | {grupo} | {dosGrupo}] [{entreGrupo}]',
  ],
  [
    'some',
    '[<artigo>] [{coisa}] {valores} <constar> (N:count <vez> | em N:count (<registro> | <ficha>)) [{entreGrupo} | {dosGrupo}]',
  ],

  ['everybody', '[<todos>] [os | as] [N:size] {grupo} {predicados}'],
  ['everybody', '(<todos> | os N:size | as N:size) {predicados}'],
  [
    'everybody',
    '[<artigo>] {coisa} [{dosGrupo} | de <todos>] [{aparte}] (<ser> | : | <constar>) [o | a] {valores}',
  ],
  ['everybody', '{entreGrupo} [,] [<artigo>] {coisa} <ser> [o | a] {valores}'],
  ['everybody', '<todos> <ser> {complemento}'],

  ['exist', '{entreGrupo} [,] (<constar> | <estar> | <haver>) [<artigo>] [{coisa} [:]] {valores}'],
  ['exist', '(<constar> | <haver>) [<artigo>] {coisa} [:] {valores} [{entreGrupo}]'],
  ['exist', '[<artigo>] {coisa} [:] {valores} (<constar> | <estar>) [{aparte}] {entreGrupo}'],

  [
    'distinct',
    '[os | as] [N:size] {grupo} (<ser> de | <ter> | <dividir> [em | por | entre] | <vir> de | <reunir> | <pertencer> a | <representar>) N:count {coisa} [<diferente>] [(: | , | ABRE) {valores} [FECHA]]',
  ],
  [
    'distinct',
    '[{entreGrupo} [,]] (<haver> | <constar>) N:count {coisa} [<diferente>] [{entreGrupo}] [(: | , | ABRE) {valores} [FECHA]]',
  ],
  ['distinct', '<ser> N:count [os | as] {coisa} [{dosGrupo}] [(: | ,) {valores}]'],
  ['distinct', '[os | as] {coisa} [{dosGrupo}] <ser> N:count [(: | ,) {valores}]'],
  ['distinct', 'N:count {coisa} [<diferente>] (<constar> | <estar>) {entreGrupo} [(: | ,) {valores}]'],
  ['distinct', '[a | o] {lista} (<ter> | <reunir>) N:count {coisa} [<diferente>] [(: | ,) {valores}]'],

  ['each_own', 'cada [N | {umDoGrupo}] (<ser> de | <ter>) N {coisa} <diferente>'],
  ['each_own', '(os | as) [N:size] {grupo} <ser> de {coisa} <diferente>'],

  ['items', '{nomes} {tem} N:count {pautasOuCargos} [cada]'],
  ['items', '{registros} (de | do | da | dos | das) {nomes} {mostra} N:count {pautasOuCargos} [cada]'],
  [
    'items',
    '<em> <registro> [<público>] (de | do | da) {nomes} [,] (<haver> | <constar>) N:count {pautasOuCargos}',
  ],
  ['items', '(<haver> | <constar>) N:count {pautasOuCargos} (de | do | da | <em> <registro> de) {nomes}'],
  ['items_of_all', 'cada ({umDoGrupo} | N {dosGrupo}) {mostra} N:count <pauta> [<registrado>]'],
  ['items_of_all', '[<todos>] (os | as) [N:size] {grupo} {mostra} N:count <pauta> [<registrado>] cada [N]'],
  [
    'items_of_all',
    '{registros} de cada ({umDoGrupo} | N {dosGrupo}) {mostra} N:count <pauta> [<registrado>]',
  ],
  ['items', '[são] N:count [os | as] {pautasOuCargos} [{noRegistro}] (de | do | da) {nomes}'],

  ['voted_alike', '{nomes} <votar> igual em N:count (de | das) N:size <votação> em comum'],
  ['voted_alike', '(em | nas) N:count (de | das) N:size <votação> em comum [,] {nomes} <votar> igual'],
];

const leadNotation = '[({noRegistro} | {porTerceiros} | no total | ao todo) [,]]';
const tailNotation = '[{aparte}]';
/** After the first clause: 'um é do PL e dois do PT'. */
const elided = 'N:count [{umDoGrupo} | {dosGrupo}] {complemento}';

interface Rule {
  meaning: Meaning;
  node: Node;
}

const nounsAndValues = [
  ['{coisaPartido}', '{partidos}'],
  ['{coisaEstado}', '{estados}'],
  ['{coisaProfissao}', '{profissoes}'],
  ['{coisaInclinacao}', '{inclinacoes}'],
  ['{coisaPauta}', '{itens}'],
  ['{coisaCargo}', '{cargos}'],
] as const;

/** A noun and its values are of one kind: 'o partido … PT', never 'o partido … Bahia'. */
function ofOneKind(notation: string): string {
  if (!notation.includes('{coisa}') || !notation.includes('{valores}')) return notation;
  const all = nounsAndValues.map(([noun, values]) =>
    notation.replaceAll('{coisa}', noun).replaceAll('{valores}', values),
  );
  return `(${all.join(' | ')})`;
}

function ruleOf(meaning: Meaning, notation: string): Rule {
  return { meaning, node: parse(`${leadNotation} ${ofOneKind(notation)} ${tailNotation}`) };
}

export const clauseRules: readonly Rule[] = notations.map(([meaning, notation]) => ruleOf(meaning, notation));
export const elidedRule: Rule = ruleOf('some', elided);
/** 'Entre os favoritos, …'. */
export const openingGroup: Node = parse('({entreGrupo} | {dosGrupo})');
export const partNodes: Readonly<Record<string, Node>> = Object.fromEntries(
  Object.entries(parts).map(([name, notation]) => [name, parse(ofOneKind(notation))]),
);
