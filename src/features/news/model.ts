/** Somebody whom news are searched for: by name and party alone, never by who asks. */
export interface NewsSubject {
  name: string;
  party: string | null;
}

/** The person after 'fale com certeza': by the sex that the Chamber states, else by what they are. */
export function ofWhom(word: string, sex: string | null = null): string {
  const pronouns: ReadonlyMap<string | null, string> = new Map([
    ['M', 'dele'],
    ['F', 'dela'],
  ]);
  return pronouns.get(sex) ?? `deste ${word}`;
}

/** A favourite in the home's block of news. */
export interface NewsPerson extends NewsSubject {
  /** What they are called in a sentence and in the address: 'candidato'. */
  word: string;
  /** Their office, beside their name: 'Deputado Federal'. */
  office: string;
  id: string;
  /** The party's colour, '#rrggbb'. */
  color: string | null | undefined;
  /** State as two letters; 'BR' and null are shown as words. */
  state: string;
  photo: string | null;
}

/** The person as ?noticias= names them: 'candidato.ID' or 'deputado.ID' (design: URL state). */
export function newsWord({ word, id }: Pick<NewsPerson, 'word' | 'id'>): string {
  return `${word}.${id}`;
}

/** Id of the person's row in the home's block of news. */
export function newsRowId(person: Pick<NewsPerson, 'word' | 'id'>): string {
  return `noticias-${newsWord(person)}`;
}

/** The dialog's description (spec §2). */
export function newsDescription(word: string): string {
  return `Notícias recentes sobre o ${word} encontradas na web`;
}
