/** Every address of the site, in one place; the patterns are the router's. */
export const paths = {
  home: '/',
  auth: '/auth',
  candidates: '/candidatos-2026',
  candidatePattern: '/candidato/:id',
  candidate: (id: string) => `/candidato/${encodeURIComponent(id)}`,
  deputies: '/deputados-federais',
  deputyPattern: '/deputado-federal/:id',
  deputy: (id: number | string) => `/deputado-federal/${encodeURIComponent(id)}`,
  choices: '/minhas-escolhas',
  choices2026: '/minhas-escolhas-2026',
  analysis: '/analise-politica',
  settings: '/settings',
  about: '/sobre',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
} as const;
