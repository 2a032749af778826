import type { HeadData } from './head-data';
import { paths } from '@/lib/paths';

/** Heads of the screens that stay out of search engines: of one person, of administration, of made-up people. */
export const privateHeads = {
  auth: { path: paths.auth, title: 'Entrar', isPrivate: true },
  compare: { path: paths.compare, title: 'Comparar', isPrivate: true },
  choices: { path: paths.choices, title: 'Minhas Escolhas', isPrivate: true },
  choices2026: { path: paths.choices2026, title: 'Minhas Escolhas 2026', isPrivate: true },
  analysis: { path: paths.analysis, title: 'Análise Política', isPrivate: true },
  settings: { path: paths.settings, title: 'Configurações', isPrivate: true },
  sampleDeputies: {
    path: paths.sampleDeputies,
    title: 'Todos os Deputados (dados fictícios)',
    isPrivate: true,
  },
  sampleFavorites: {
    path: paths.sampleFavorites,
    title: 'Meus Favoritos (dados fictícios)',
    isPrivate: true,
  },
  adminLogin: { path: paths.adminLogin, title: 'Administração', isPrivate: true },
  adminDashboard: { path: paths.admin, title: 'Dashboard · Administração', isPrivate: true },
  adminCandidates: {
    path: paths.adminCandidates,
    title: 'Candidatos · Administração',
    isPrivate: true,
  },
  adminNewCandidate: {
    path: paths.adminNewCandidate,
    title: 'Novo candidato · Administração',
    isPrivate: true,
  },
  adminBalance: { path: paths.adminBalance, title: 'Equilíbrio · Administração', isPrivate: true },
  adminResults: { path: paths.adminResults, title: 'Resultados · Administração', isPrivate: true },
  adminVotes: { path: paths.adminVotes, title: 'Votações explicadas · Administração', isPrivate: true },
  adminAudit: { path: paths.adminAudit, title: 'Auditoria · Administração', isPrivate: true },
} as const satisfies Record<string, HeadData>;
