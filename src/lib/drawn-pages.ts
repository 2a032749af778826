import type { paths } from './paths';

/** A page whose own file shows it before any script has run. */
interface DrawnPage {
  path: (typeof paths)['home' | 'candidates' | 'deputies' | 'auth'];
  /** Name of its module in src/pages. */
  module: string;
  /** Words of an address with which the page begins otherwise than it is drawn. */
  parameters: readonly string[];
}

/** The pages that are often opened first. */
export const drawnPages: readonly DrawnPage[] = [
  { path: '/', module: 'home-page', parameters: ['aba'] },
  { path: '/candidatos-2026', module: 'candidates-page', parameters: [] },
  { path: '/deputados-federais', module: 'deputies-page', parameters: ['uf', 'nome', 'partido'] },
  { path: '/auth', module: 'auth-page', parameters: ['aba'] },
];

/** The file of a page in the published folder: '/sobre' is 'sobre.html', which hosts serve without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
