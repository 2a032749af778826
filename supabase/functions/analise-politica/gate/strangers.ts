import { fold, wordsOf } from '../fold.ts';
import { publicNames } from './public-names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Sentences begin after these; a word there has its capital whatever it is. */
const sentenceEnd = /(?<=[.;:"“”()–—])\s*|\n{2,}/;

/** Follows a subject that is a person; with an unknown subject it speaks of somebody who is not in the data. */
const personVerb =
  /^(é|foi|era|disse|diz|afirma|afirmou|defende|defendeu|propõe|propôs|promete|prometeu|governa|governou|representa|lutou|luta|quer|tem|critica|criticou|atuou|atua|fez|anunciou)$/i;

/** Begin sentences about data. What is neither here nor in the data, and acts, is taken for a person. */
const commonSubjects = new Set(
  fold(`A As O Os Um Uma Este Esta Estes Estas Esse Essa Isso Isto Aquele Aquela Ele Ela Eles Elas Cada Nenhum Nenhuma Nada
    Tudo Todo Toda Quem Que Qual Ambos Ambas Outro Outra Não Já Também Só Assim Aqui Educação Saúde Segurança Economia
    Emprego Renda Trabalho Cultura Moradia Agricultura Partido Estado Região Profissão Inclinação Classificação Tema Pauta
    Lista Registro Grupo Conjunto Texto Maioria Metade Parte Número Quantidade Presença Ausência`).split(
    /\s+/,
  ),
);

/** Words of names that are also words of speech. */
const speech = new Set(
  fold(`Professor Professora Doutor Doutora Delegado Delegada Pastor Pastora Padre Bispo Coronel Capitão General Sargento Cabo
    Major Tenente Soldado Policial Deputado Deputada Senador Senadora Vereador Prefeito Médico Médica Enfermeira Missionário
    Nova Novo Bem Boa Flor Luz Sol Rosa Campos Rocha Ramos Reis Dias Leite Costa Terra Pedra Neto Filho Junior Sobrinho Dos Das
    Do Da De E Para Com Sem Por Entre Sobre Nas Nos Pelo Pela Como Mais Menos Paz Amor Paulo Santa Santo São Rio Minas Sul Norte
    Acre Bahia Goiás Brasil Mato Grosso Alagoas Pernambuco`).split(/\s+/),
);

function hasSequence(text: string, name: string): boolean {
  return ` ${text} `.includes(` ${name} `);
}

function isOutsideName(word: string, { words }: Vocabulary): boolean {
  return publicNames.has(word) && !words.has(word);
}

interface Reading {
  vocabulary: Vocabulary;
  /** Single words of outsiders' names. */
  outsideWords: ReadonlySet<string>;
}

function readsStranger(sentence: string, { vocabulary, outsideWords }: Reading): boolean {
  const { words } = vocabulary;
  const all = wordsOf(sentence);
  return all.some((word, index) => {
    const folded = fold(word);
    if (words.has(folded) || isKnownInParts(folded, words)) return false;
    if (isOutsideName(folded, vocabulary)) return true;
    if (!/^\p{Lu}/u.test(word)) return false;
    if (index > 0 || outsideWords.has(folded)) return true;
    return personVerb.test(all[1] ?? '') && !commonSubjects.has(folded);
  });
}

/** "Centro-direita", "PT-SP": every part may stand alone. */
function isKnownInParts(word: string, words: ReadonlySet<string>): boolean {
  return word.includes('-') && word.split('-').every((part) => words.has(part));
}

/**
 * Whether a text may speak of somebody who is not among the choices: a name of the record, a public name, a capital
 * letter inside a sentence that the data do not explain, or an unknown subject that acts. Strict on purpose.
 */
export function hasStranger(text: string, vocabulary: Vocabulary): boolean {
  const plain = wordsOf(fold(text)).join(' ');
  const unquoted = vocabulary.quotes.reduce(
    (rest, quote) => ` ${rest} `.replaceAll(` ${wordsOf(fold(quote)).join(' ')} `, ' _ ').trim(),
    plain,
  );
  if (vocabulary.outsiders.some((name) => hasSequence(unquoted, wordsOf(name).join(' ')))) return true;
  const outsideWords = new Set(
    vocabulary.outsiders
      .flatMap((name) => wordsOf(name))
      .filter((word) => word.length > 3 && !speech.has(word)),
  );
  return text
    .replaceAll('*', ' ')
    .split(sentenceEnd)
    .some((sentence) => readsStranger(sentence, { vocabulary, outsideWords }));
}
