/** The feeds of generate-candidate-news, `{busca}` standing for the words of a search. */
export const defaultNewsFeeds: readonly string[] = [
  'https://news.google.com/rss/search?q={busca}&hl=pt-BR&gl=BR&ceid=BR:pt-419',
  'https://agenciabrasil.ebc.com.br/rss/politica/feed.xml',
  'https://www.camara.leg.br/noticias/rss/ultimas-noticias',
];

/** Services that functions reach by default, by the variable that moves each (the functions' own env module agrees). */
const defaultUpstreams: Readonly<Record<string, string>> = {
  CAMARA_API_URL: 'https://dadosabertos.camara.leg.br/api/v2',
  NEWS_FEED_URL: defaultNewsFeeds.join(' '),
};

/** "host:port" of an http(s) address; null for any other text. */
function hostOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/**
 * Every "host:port" that the variables whose name ends in _URL hold, each once. A variable may list several
 * addresses, separated by commas or spaces.
 */
export function allowedHosts(environment: Readonly<Record<string, string>>): string[] {
  const addresses = Object.entries({ ...defaultUpstreams, ...environment })
    .filter(([name]) => name.endsWith('_URL'))
    .flatMap(([, value]) => value.split(/[\s,]+/));
  return [...new Set(addresses.map(hostOf).filter((host) => host !== null))];
}
