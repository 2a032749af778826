/** Every address of the site, in one place; the patterns are the router's. */
export const paths = {
  home: '/',
  candidates: '/candidatos-2026',
  candidatePattern: '/candidato/:id',
  candidate: (id: string) => `/candidato/${encodeURIComponent(id)}`,
} as const;
