/** Somebody whom news are searched for: by name and party alone, never by who asks. */
export interface NewsSubject {
  name: string;
  party: string | null;
}

/** A favourite in the home's block of news. */
export interface NewsPerson extends NewsSubject {
  kind: 'candidate' | 'deputy';
  id: string;
  /** The party's colour, '#rrggbb'. */
  color: string | null | undefined;
  /** State as two letters; 'BR' and null are shown as words. */
  state: string;
  photo: string | null;
}

const kindWords = { candidate: 'candidato', deputy: 'deputado' } as const;

/** The person as ?noticias= names them: 'candidato.ID' or 'deputado.ID' (design: URL state). */
export function newsWord({ kind, id }: Pick<NewsPerson, 'kind' | 'id'>): string {
  return `${kindWords[kind]}.${id}`;
}

/** Id of the person's row in the home's block of news. */
export function newsRowId(person: Pick<NewsPerson, 'kind' | 'id'>): string {
  return `noticias-${newsWord(person)}`;
}

/** The dialog's description (spec §2). */
export function newsDescription(kind: NewsPerson['kind']): string {
  return `Notícias recentes sobre o ${kindWords[kind]} encontradas na web`;
}
