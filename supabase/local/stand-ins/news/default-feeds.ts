/** `{busca}` is the search; the function's own env module agrees. */
export const defaultNewsFeeds: readonly string[] = [
  'https://news.google.com/rss/search?q={busca}&hl=pt-BR&gl=BR&ceid=BR:pt-419',
  'https://agenciabrasil.ebc.com.br/rss/politica/feed.xml',
  'https://www.camara.leg.br/noticias/rss/ultimas-noticias',
];
