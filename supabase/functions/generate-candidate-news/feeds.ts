/** A feed's address: whole, or with `{busca}` as the value of one parameter, where a search's words go. */
export interface Feed {
  url: string;
  /** Whether the feed was asked about the person, so that its own title is a search and no newspaper. */
  isSearch: boolean;
}

const place = '{busca}';

/** The addresses to read about these words, in the order given. */
export function feedsFor(templates: readonly string[], words: string): Feed[] {
  return templates.map((template) => {
    const url = new URL(template);
    const asked = [...url.searchParams].filter(([, value]) => value === place);
    for (const [name] of asked) url.searchParams.set(name, words);
    return { url: url.href, isSearch: asked.length > 0 };
  });
}

/** Publishers whose feeds bear the name of a section instead of their own. */
const publishers: ReadonlyMap<string, string> = new Map([
  ['agenciabrasil.ebc.com.br', 'Agência Brasil'],
  ['www.camara.leg.br', 'Agência Câmara'],
]);

/** Who publishes this feed; undefined when its host does not tell. */
export function publisherOf({ url }: Feed): string | undefined {
  return publishers.get(new URL(url).hostname);
}
