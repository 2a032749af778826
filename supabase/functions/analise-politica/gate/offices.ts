import type { Years } from '../people.ts';
import type { Clause } from './clause.ts';
import { lexicon } from './lexicon.ts';

/** 'de 2003 a 2010', 'desde 2019', 'em 2020'. */
export function yearsAfter(tokens: readonly string[], index: number): Years | null {
  const rest = tokens.slice(index + 1).filter((token) => token !== ',' && token !== 'ABRE');
  const [word = '', first = '', , second = ''] = rest;
  if (!['de', 'entre', 'desde', 'em'].includes(word) || !/^N\d/.test(first)) return null;
  const from = Number(first.slice(1));
  if (word === 'desde') return { from, until: null };
  return { from, until: word === 'em' ? from : Number(second.slice(1)) };
}

/** 'exerce' needs an office still held, 'exerceu' one that is over. */
function fitsVerb(tokens: readonly string[], years: Years | null): boolean {
  const has = (list: readonly string[]) => tokens.some((token) => list.includes(token));
  if (has(lexicon.exerce)) return years?.until === null;
  return !has([...lexicon.exerceu, ...lexicon.foi]) || typeof years?.until === 'number';
}

/** As on record, with the right years where any are given. */
export function officesHold({ tokens, people, values }: Clause): boolean {
  const offices = tokens.flatMap((token, index) =>
    token.startsWith('C') ? [{ years: yearsAfter(tokens, index) }] : [],
  );
  const named = values.filter(({ trait }) => trait === 'cargo');
  return offices.every(({ years }, index) =>
    people.every(({ traits }) =>
      traits.some(
        (own) =>
          own.trait === 'cargo' &&
          own.value === named[index]?.value &&
          fitsVerb(tokens, own.years) &&
          (years === null || (own.years?.from === years.from && own.years.until === years.until)),
      ),
    ),
  );
}
