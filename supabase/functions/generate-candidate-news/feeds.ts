export interface Feed {
  url: string;
  /** A search feed's own title names no newspaper. */
  isSearch: boolean;
}

const place = '{busca}';

export function feedsFor(templates: readonly string[], words: string): Feed[] {
  return templates.map((template) => {
    const url = new URL(template);
    const asked = [...url.searchParams].filter(([, value]) => value === place);
    for (const [name] of asked) url.searchParams.set(name, words);
    return { url: url.href, isSearch: asked.length > 0 };
  });
}

const publishers: ReadonlyMap<string, string> = new Map([
  ['agenciabrasil.ebc.com.br', 'Agência Brasil'],
  ['www.camara.leg.br', 'Agência Câmara'],
]);

export function publisherOf({ url }: Feed): string | undefined {
  return publishers.get(new URL(url).hostname);
}
