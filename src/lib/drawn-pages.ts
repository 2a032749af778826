import type { paths } from './paths';

/** A page whose own file shows it before any script has run. */
interface DrawnPage {
  path: (typeof paths)['home' | 'candidates' | 'deputies' | 'auth'];
  /** Its module in src. */
  module: string;
  /** Words of an address with which the page begins otherwise than it is drawn. */
  parameters: readonly string[];
}

/** The pages that are often opened first. */
export const drawnPages: readonly DrawnPage[] = [
  { path: '/', module: 'pages/home-page.tsx', parameters: ['aba'] },
  { path: '/candidatos-2026', module: 'pages/candidates-page.tsx', parameters: [] },
  { path: '/deputados-federais', module: 'pages/deputies-page.tsx', parameters: ['uf', 'nome', 'partido'] },
  { path: '/auth', module: 'pages/auth-page.tsx', parameters: ['aba'] },
];

/** The file of a page in the published folder: '/sobre' is 'sobre.html', which hosts serve without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
