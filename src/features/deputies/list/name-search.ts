import { lazyValue } from '@/lib/page/lazy-value';
import { isOfficeOrParty, withPastedName } from '@/lib/text/pasted-name';
import { foldText } from '@/lib/text/text-order';
import { tidyText } from '@/lib/text/tidy-text';
import { ufName, ufs } from '@/features/politicians/state/states';
import type { Deputy } from '@/features/deputies/schema';

/** People leave joining words out and put them in. */
const joining = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
const mostSuggestions = 3;

function wordsOf(text: string): string[] {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.filter((word) => !joining.has(word));
}

const places = lazyValue(() => new Set(ufs.flatMap((uf) => wordsOf(`${uf} ${ufName(uf)}`))));

/** Two at most, fewer in short words, none in state names. */
function slipsIn(word: string): number {
  return places().has(word) ? 0 : Math.min(2, Math.max(0, word.length - 2));
}

/** Infinity beyond `most`. */
export function distanceWithin(most: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const changed = (above[column] ?? Infinity) + (letter === other ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? Infinity) + 1, (line[column] ?? Infinity) + 1));
    }
    above = line;
  }
  const distance = above[b.length] ?? Infinity;
  return distance <= most ? distance : Infinity;
}

function nearest(word: string, known: readonly string[]): number {
  const most = slipsIn(word);
  // Two slips still begin the word right: 'glaice' is nobody's Alice.
  const mostIn = (one: string) => (one[0] === word[0] ? most : Math.min(1, most));
  return Math.min(Infinity, ...known.map((one) => distanceWithin(mostIn(one), word, one)));
}

/** Infinity unless every word is near, one at least the name. */
function distanceTo({ nome, siglaUf }: Deputy, typed: readonly string[]): number {
  const name = wordsOf(nome);
  const place = siglaUf === null ? [] : wordsOf(`${siglaUf} ${ufName(siglaUf)}`);
  const words = typed.map((word) => ({ byName: nearest(word, name), byPlace: nearest(word, place) }));
  if (!words.some(({ byName, byPlace }) => byName < Infinity && byName <= byPlace)) return Infinity;
  return words.reduce((sum, { byName, byPlace }) => sum + Math.min(byName, byPlace), 0);
}

/** At most three, none that is far. */
export function nearNames<Person extends Deputy>(deputies: readonly Person[], typed: string): Person[] {
  const said = wordsOf(tidyText(typed));
  const named = said.filter((word) => !isOfficeOrParty(word));
  const words = named.length > 0 ? named : said;
  if (words.length === 0) return [];
  const near = deputies
    .map((deputy) => ({ deputy, distance: distanceTo(deputy, words) }))
    .filter(({ distance }) => distance < Infinity);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .slice(0, mostSuggestions)
    .map(({ deputy }) => deputy);
}

/** As the search reads it. */
export function withName<Person extends Deputy>(deputies: readonly Person[], typed: string): Person[] {
  return foldText(typed).length < 3 ? [] : withPastedName(deputies, typed, ({ nome }) => nome);
}
