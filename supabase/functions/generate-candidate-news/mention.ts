import { foldText } from '../_shared/fold-text.ts';
import { foldWords, isTitle, writtenName } from './person.ts';

interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

export interface Mention {
  /** Words around it, folded; `before` is empty after a sign. */
  before: string;
  after: string;
  /** Another name is directly beside it: 'Samara Felippo', 'Lula da Fonte'. */
  isPart: boolean;
}

const particles = new Set(['da', 'das', 'de', 'del', 'di', 'do', 'dos', 'du', 'e', 'van', 'von', 'y']);

/** Offices, and words that begin a headline, are no first names. */
const noNames = new Set(
  `presidente presidenta ex candidato candidata presidenciavel governador governadora ministro ministra lider relator
  relatora senador senadora deputado deputada federal apos ate com como contra de em entre mas nem para por porque quando que
  quem se segundo sem sobre veja`.split(/\s+/),
);

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }));
}

const isCapital = ({ text }: Word): boolean => /^[\p{Lu}\p{N}]/u.test(text);
/** One capital alone: abbreviations of parties and states are no names. */
const isProper = ({ text, folded }: Word): boolean =>
  /^\p{Lu}[^\p{Lu}]+$/u.test(text) && !noNames.has(folded) && !isTitle(folded);

interface Capitals {
  /** Some long word has none, so that one says something. */
  tell: boolean;
  /** A Headline Whose Every Word Has One. */
  areEverywhere: boolean;
}

function capitalsOf(words: readonly Word[]): Capitals {
  const long = words.filter(({ text }) => text.length > 3);
  const tell = long.filter((word) => !isCapital(word)).length * 4 > long.length;
  return { tell, areEverywhere: !tell && long.length >= 4 };
}

/** Whole, in sequence, in capitals, accents aside. */
export function mentionsOf(name: string): (text: string) => Mention[] {
  const wanted = foldWords(writtenName(name)).split(' ');
  const isSingle = wanted.length === 1;

  return (text) => {
    const words = wordsOf(text);
    const capitals = capitalsOf(words);
    if (isSingle && capitals.areEverywhere) return [];
    /** The word at a place, if only space is between it and the next. */
    const beside = (place: number): Word | undefined => {
      const [word, next] = [words[place], words[place + 1]];
      const isBeside = word && next && /^\s+$/.test(text.slice(word.end, next.start));
      return isBeside ? word : undefined;
    };
    const isNameAt = (place: number): boolean => {
      const word = words[place];
      return word !== undefined && isProper(word);
    };
    const goesOn = (last: number): boolean => {
      if (beside(last) === undefined) return false;
      const particle = beside(last + 1)?.folded ?? '';
      return isNameAt(last + 1) || (particle !== 'e' && particles.has(particle) && isNameAt(last + 2));
    };
    // A headline's first word has a capital anyway; only a lone surname needs the doubt.
    const beginsBefore = (first: number): boolean =>
      (first > 1 || isSingle) && beside(first - 1) !== undefined && isNameAt(first - 1);

    return words.flatMap((_, first) => {
      const found = words.slice(first, first + wanted.length);
      const isName =
        found.length === wanted.length &&
        found.every(
          (word, index) => word.folded === wanted[index] && (isCapital(word) || particles.has(word.folded)),
        );
      if (!isName) return [];
      const last = first + wanted.length - 1;
      return [
        {
          before: beside(first - 1)?.folded ?? '',
          after: foldWords(text.slice(words[last]?.end)),
          isPart: capitals.tell && (beginsBefore(first) || goesOn(last)),
        },
      ];
    });
  };
}
