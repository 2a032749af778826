/** Without large news sites the search finds other kinds (spec §7). */
const newsSites = [
  'globo.com',
  'uol.com.br',
  'estadao.com.br',
  'cnnbrasil.com.br',
  'metropoles.com',
  'r7.com',
  'terra.com.br',
  'ig.com.br',
];

const engines = {
  google: { page: 'https://www.google.com/search', language: ['hl', 'pt-BR'] },
  bing: { page: 'https://www.bing.com/search', language: ['setlang', 'pt-BR'] },
  duckduckgo: { page: 'https://duckduckgo.com/', language: ['kl', 'br-pt'] },
} as const;

export type SearchEngine = keyof typeof engines;

/** Google reads at most 32 words. */
const mostTitleWords = 12;

/** Search engines take these signs for operators. */
function plainWords(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, mostTitleWords).join(' ');
}

/** The quoted name, the headline, no news sites (spec §7). */
export function webSearchUrl(name: string, title: string, engine: SearchEngine = 'google'): string {
  const { page, language } = engines[engine];
  const [parameter, value] = language;
  const sites = newsSites.map((site) => `-site:${site}`).join(' ');
  const q = `"${name.replaceAll('"', '')}" ${plainWords(title)} ${sites}`;
  return `${page}?${new URLSearchParams({ q, [parameter]: value }).toString()}`;
}
