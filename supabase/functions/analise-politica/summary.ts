import type { CandidateFacts, Group, Portrait } from './portrait.ts';
import { states } from './states.ts';
import { tallyText } from './tally.ts';
import { themesShared } from './themes.ts';
import { counted, listed } from './wording.ts';

/** A paragraph under its heading, as the page splits it: bold markers, the first colon, the text. */
function block(heading: string, sentences: readonly (string | null)[]): string | null {
  const text = sentences.filter((sentence) => sentence !== null).join(' ');
  return text === '' ? null : `**${heading}**: ${text}`;
}

/** Names are listed up to here; beyond, the paragraph would be a phone book. */
const mostNames = 15;

function namesText(
  people: readonly { nome: string; partido: string | null; uf: string | null }[],
): string | null {
  if (people.length === 0) return null;
  const named = people.slice(0, mostNames).map(({ nome, partido, uf }) => {
    const facts = [partido, uf].filter((fact) => fact !== null).join('-');
    return facts === '' ? nome : `${nome} (${facts})`;
  });
  const rest = people.length - named.length;
  return `Em ordem alfabética: ${listed(rest > 0 ? [...named, `mais ${rest}`] : named)}.`;
}

const candidatesCounted = (n: number): string =>
  counted(n, 'candidato à Presidência', 'candidatos à Presidência');
const deputiesCounted = (n: number): string => counted(n, 'deputado federal', 'deputados federais');

function sizeOf({ candidatos, candidatos_sem_dados, deputados, deputados_sem_dados }: Group) {
  return {
    candidates: candidatos.length + candidatos_sem_dados,
    deputies: deputados.length + deputados_sem_dados,
  };
}

function markedText(group: Group): string {
  const { candidates, deputies } = sizeOf(group);
  const parts = [
    ...(candidates > 0 ? [candidatesCounted(candidates)] : []),
    ...(deputies > 0 ? [deputiesCounted(deputies)] : []),
  ];
  return parts.length === 0 ? 'ninguém' : listed(parts);
}

function choicesBlock({ favoritos, ignorados }: Portrait): string | null {
  return block('Suas escolhas', [
    `Entre os favoritos: ${markedText(favoritos)}.`,
    `Entre os ignorados: ${markedText(ignorados)}.`,
    'Este texto conta o que consta nos registros públicos dessas pessoas.',
  ]);
}

function missingText(n: number, one: string, many: string): string | null {
  const verb = n === 1 ? 'ficou' : 'ficaram';
  return n === 0 ? null : `${counted(n, one, many)} ${verb} sem descrição, por falta de dados agora.`;
}

const stateOf = ({ uf }: { uf: string | null }): string | null =>
  uf === null ? null : (states.get(uf) ?? null);

function sharedText<Person>(
  what: string,
  people: readonly Person[],
  pick: (person: Person) => string | null,
): string | null {
  const text = tallyText(people.map(pick), 'sem registro');
  return text === null ? null : `${what}: ${text}.`;
}

function candidatesBlock({ candidatos, candidatos_sem_dados }: Group): string | null {
  return block('Candidatos favoritos', [
    namesText(candidatos),
    sharedText('Por partido', candidatos, ({ partido }) => partido),
    sharedText('Por estado', candidatos, stateOf),
    sharedText('Por profissão', candidatos, ({ profissao }) => profissao),
    missingText(candidatos_sem_dados, 'candidato', 'candidatos'),
  ]);
}

function leaningBlock({ candidatos }: Group): string | null {
  if (candidatos.length === 0) return null;
  const text = tallyText(
    candidatos.map(({ inclinacao }) => inclinacao),
    'sem classificação registrada',
  );
  return block('Inclinação política', [
    'É uma classificação de terceiros, e não o que cada candidato diz de si nem uma avaliação deste site.',
    text === null ? null : `Nos registros dos favoritos: ${text}.`,
  ]);
}

function themesText(candidates: readonly CandidateFacts[]): string {
  const themes = themesShared(candidates.map(({ pautas }) => pautas));
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) {
    const names = themes.map(({ theme }) => theme);
    return names.length === 0
      ? 'As pautas registradas não citam os temas que este resumo reconhece.'
      : `As pautas registradas citam: ${listed(names)}. Com um só candidato não há temas em comum a contar.`;
  }
  const shared = themes
    .filter(({ n }) => n > 1)
    .map(({ theme, n }) => `${theme} (${n} de ${candidates.length})`);
  return shared.length === 0
    ? 'Nenhum tema reconhecido por este resumo aparece nas pautas de mais de um candidato.'
    : `Temas citados nas pautas de mais de um candidato: ${listed(shared)}.`;
}

function agendaBlock({ candidatos }: Group): string | null {
  const withItems = candidatos.filter(({ pautas }) => pautas.length > 0);
  if (candidatos.length === 0) return null;
  if (withItems.length === 0)
    return block('Pautas em comum', ['Nenhum candidato favorito tem pautas registradas.']);
  const without = candidatos.length - withItems.length;
  return block('Pautas em comum', [
    themesText(withItems),
    without === 0 ? null : `Sem pautas registradas: ${counted(without, 'candidato', 'candidatos')}.`,
    'Citar o mesmo tema não quer dizer defender a mesma proposta.',
  ]);
}

function deputiesBlock({ deputados, deputados_sem_dados }: Group): string | null {
  if (deputados.length + deputados_sem_dados === 0) return null;
  return block('Deputados federais favoritos', [
    namesText(deputados),
    sharedText('Por partido', deputados, ({ partido }) => partido),
    sharedText('Por estado', deputados, stateOf),
    missingText(deputados_sem_dados, 'deputado', 'deputados'),
    'Os dados são da Câmara dos Deputados, que não publica lista de pautas por deputado.',
  ]);
}

function ignoredBlock({ candidatos, deputados }: Group): string | null {
  const people = [...candidatos, ...deputados];
  if (people.length === 0) return null;
  return block('O que você ignorou', [
    namesText(candidatos),
    deputados.length === 0 ? null : `Deputados: ${deputados.length}.`,
    sharedText('Por partido, somando candidatos e deputados', people, ({ partido }) => partido),
  ]);
}

function limitsBlock(): string | null {
  return block('O que este texto não diz', [
    'Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.',
    'Os dados dos candidatos estão na página de cada um, com as fontes; os dos deputados, nos Dados Abertos da Câmara.',
  ]);
}

/**
 * The analysis without an AI: counts of what the records say, the same words for everybody. Blocks are separated by
 * blank lines, each begins with its heading in bold markers; people, parties and subjects stand in an order that
 * names nobody first.
 */
export function summaryOf(portrait: Portrait): string {
  const { favoritos, ignorados } = portrait;
  return [
    choicesBlock(portrait),
    candidatesBlock(favoritos),
    leaningBlock(favoritos),
    agendaBlock(favoritos),
    deputiesBlock(favoritos),
    ignoredBlock(ignorados),
    limitsBlock(),
  ]
    .filter((text) => text !== null)
    .join('\n\n');
}
