import type { paths } from './paths';

/** A page about one person, whose data is asked for by the page's head. */
interface DetailPage {
  /** The router's pattern of its addresses, the id last. */
  pattern: (typeof paths)['candidatePattern' | 'deputyPattern'];
  /** What an id looks like: nothing else is asked for. */
  id: RegExp;
  /** An id with which the build learns what the page asks. */
  sample: string;
  /** The modules it begins with, in src. */
  modules: readonly string[];
}

export const candidatePage: DetailPage = {
  pattern: '/candidato/:id',
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  sample: '00000000-0000-4000-8000-000000000000',
  modules: ['pages/candidate-page.tsx', 'features/candidates/reads.ts'],
};

export const deputyPage: DetailPage = {
  pattern: '/deputado-federal/:id',
  id: /^[1-9]\d{0,9}$/,
  sample: '999999999',
  modules: ['pages/deputy-page.tsx'],
};

/** The page of one person that an address leads to, and whose it is; null for any other address. */
export function detailOf(pathname: string): { page: DetailPage; id: string } | null {
  for (const page of [candidatePage, deputyPage]) {
    const [before = ''] = page.pattern.split(':');
    const id = pathname.startsWith(before) ? pathname.slice(before.length) : '';
    if (page.id.test(id)) return { page, id };
  }
  return null;
}

/** A page whose own file shows it before any script has run. */
interface DrawnPage {
  /** Its address, or the router's pattern of its addresses. */
  path: string;
  /** An address with which it is drawn. */
  example: string;
  /** The modules it begins with, in src. */
  modules: readonly string[];
  /** Words of an address with which the page begins otherwise than it is drawn. */
  parameters: readonly string[];
}

function drawnPage(
  path: (typeof paths)['home' | 'candidates' | 'deputies' | 'auth'],
  module: string,
  parameters: readonly string[] = [],
): DrawnPage {
  return { path, example: path, modules: [`pages/${module}.tsx`], parameters };
}

/** The pages that are often opened first. */
export const drawnPages: readonly DrawnPage[] = [
  drawnPage('/', 'home-page', ['aba']),
  drawnPage('/candidatos-2026', 'candidates-page'),
  drawnPage('/deputados-federais', 'deputies-page', ['uf', 'nome', 'partido']),
  drawnPage('/auth', 'auth-page', ['aba']),
  {
    path: candidatePage.pattern,
    example: candidatePage.pattern.replace(':id', candidatePage.sample),
    modules: candidatePage.modules,
    parameters: [],
  },
];

/**
 * The file of a page in the published folder: '/sobre' is 'sobre.html', which hosts serve without its ending. A pattern
 * has a file from which those of its addresses are made.
 */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replace(/\/:.*/, '')}.html`;
}
