/** By name and party alone, never by reader. */
export interface NewsSubject {
  name: string;
  party: string | null;
}

/** After 'fale com certeza': by the Chamber's sex. */
export function ofWhom(sex: string | null = null): string {
  const pronouns: ReadonlyMap<string | null, string> = new Map([
    ['M', 'dele'],
    ['F', 'dela'],
  ]);
  return pronouns.get(sex) ?? 'desta pessoa';
}

export interface NewsPerson extends NewsSubject {
  word: string;
  office: string;
  id: string;
  color: string | null | undefined;
  /** Two letters; 'BR' and null become words. */
  state: string;
  photo: string | null;
}

/** 'candidato.ID' or 'deputado.ID' in ?noticias= (design: URL state). */
export function newsWord({ word, id }: Pick<NewsPerson, 'word' | 'id'>): string {
  return `${word}.${id}`;
}

export function newsRowId(person: Pick<NewsPerson, 'word' | 'id'>): string {
  return `noticias-${newsWord(person)}`;
}

export function newsDescription(word: string): string {
  return `Notícias recentes sobre o ${word} encontradas na web`;
}
