import { foldText } from './text-order';
import { tidyText } from './tidy-text';

/** What each is called in ballot names, and how people write it. */
const titles = new Map(
  `delegado del delegada|general gen|doutor dr dra doutora|professor prof profa professora|pastor pr pra pastora|coronel cel
  capitao cap capita|sargento sgt sgto|tenente ten|major maj|cabo cb|soldado sd|subtenente subten|padre pe|bispo bp
  comandante cmt cmte|policial pol|enfermeiro enf enfermeira|veterinario vet veterinaria|missionario miss missionaria
  escritor escritora|medico medica|juiz juiza|irmao ir irma|frei fr|junior jr`
    .split(/[|\n]/)
    .flatMap((row) => {
      const names = row.trim().split(' ');
      return names.map((name) => [name, names[0] ?? name] as const);
    }),
);

/** Never part of a ballot name. */
const offices = new Set(
  `deputado dep deputada deputados federal fed estadual distrital senador sen senadora vereador ver vereadora governador gov
  governadora prefeito pref prefeita ministro min ministra presidente presidenta candidato cand candidata lider vice
  relator relatora exmo exma excelentissimo excelentissima sr sra senhor senhora ex partido`.split(/\s+/),
);

/** Abbreviations and names of parties, those of the last elections too. */
const parties = new Set(
  `agir avante brasil cidadania crista dc dem democracia democrata democratas mdb missao mobiliza novo patriota pcb pcdob pco
  pdt pl pmb pmn pode podemos pp ppl pps pr prb prd progressistas pros prp prtb psb psc psd psdb psl psol pstu pt ptb ptc pv
  rede republicanos sd solidariedade uniao up`.split(/\s+/),
);

const states = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
);
const joining = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'pela', 'pelo']);

function foldedWords(text: string): string[] {
  return foldText(text)
    .replace(/\bpc do b\b/g, 'pcdob')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

export function isOfficeOrParty(word: string): boolean {
  return offices.has(word) || titles.has(word) || parties.has(word);
}

export function wordsOfNameAndParty(typed: string): string[] {
  const words = foldedWords(tidyText(typed));
  return words.filter(
    (word) => !offices.has(word) && !titles.has(word) && !states.has(word) && !joining.has(word),
  );
}

function nameWords(typed: string): string[] {
  const said = foldedWords(
    typed.replace(/[([{][^)\]}]*[)\]}]?/g, ' ').replace(/\s*[-–—/|]\s*[a-z]{2}$/i, ''),
  );
  const words = said.length === 0 ? foldedWords(typed) : [...said];
  const isSpare = (word: string | undefined): boolean =>
    word !== undefined && (offices.has(word) || parties.has(word));
  while (words.length > 1 && isSpare(words[0])) words.shift();
  for (let last = words.at(-1); words.length > 1 && last !== undefined; last = words.at(-1)) {
    const before = words.at(-2);
    const isPlace = states.has(last) && before !== undefined && parties.has(before);
    const isJoint = joining.has(last) && words.length < said.length;
    if (!isSpare(last) && !isPlace && !isJoint) break;
    words.pop();
  }
  return words;
}

const titled = (words: readonly string[]): string => words.map((word) => titles.get(word) ?? word).join(' ');

/** As typed, with ballot titles, then without; its words in any order, others between; last joined. */
export function withPastedName<Item>(
  items: readonly Item[],
  typed: string,
  nameOf: (item: Item) => string,
): Item[] {
  const text = tidyText(typed);
  const plain = foldText(text);
  const asTyped = items.filter((item) => foldText(nameOf(item)).includes(plain));
  if (asTyped.length > 0) return asTyped;
  const words = nameWords(text);
  const bare = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !titles.has(word)),
    ),
  );
  const names = items.map((item) => ({ item, name: ` ${titled(foldedWords(nameOf(item)))}` }));
  const chosen = bare.filter((word) => !joining.has(word)).map((word) => titles.get(word) ?? word);
  const joined = bare.join('');
  const ways: ((name: string) => boolean)[] = [
    (name) => words.length > 0 && name.includes(` ${titled(words)}`),
    (name) => joined !== '' && name.includes(` ${bare.join(' ')}`),
    (name) => chosen.length > 1 && chosen.every((word) => name.includes(` ${word}`)),
    // 'davila', 'abiackel', 'A. J.': what parts words is no part of a name.
    (name) => joined.length > 3 && name.replaceAll(' ', '').includes(joined),
  ];
  for (const isFound of ways) {
    const found = names.filter(({ name }) => isFound(name));
    if (found.length > 0) return found.map(({ item }) => item);
  }
  return [];
}
