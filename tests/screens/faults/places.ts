import { accountBackend } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { hasResults } from '../../support/results-panel';
import { maria } from '../../support/session';
import { aWrittenOne, hasExplanations } from '../../support/votes-panel';
import {
  ana,
  hasCandidates,
  hasDeputies,
  hasElected,
  hasHealth,
  hasOneRollCall,
  hasRecords,
  hasRounds,
  twoCandidates,
} from './backends';

/** One screen, with what it needs to be whole. */
export interface Place {
  path: string;
  /** Its h1. */
  title: string;
  /** Words of its address that change what it shows. */
  parameters: readonly string[];
  /** Announces the answers that it asks for. */
  prepare: () => void;
  /** Nobody is signed in there. */
  isVisitor?: true;
  /** The h1 that a visitor finds instead. */
  entrance?: 'Entrar' | 'Administração';
}

/** Who may open a screen, which decides what becomes of it when somebody leaves or cannot be known. */
export const accessTo = ({ isVisitor, entrance }: Place): string =>
  isVisitor ? 'visitors' : (entrance ?? 'everybody');

const nothing = () => undefined;

/** Every screen of the route table (spec §1); walked-routes.test.tsx compares the two. */
export const places: readonly Place[] = [
  { path: '/', title: 'Pauta Aberta', parameters: ['aba', 'noticias'], prepare: hasCandidates },
  { path: '/candidatos-2026', title: 'Candidatos 2026', parameters: [], prepare: hasCandidates },
  {
    path: '/candidatos-2026/temas',
    title: 'Comparar por tema',
    parameters: ['tema'],
    prepare: hasCandidates,
  },
  {
    path: '/resultado-2026',
    title: 'Resultado da eleição presidencial de 2026',
    parameters: [],
    prepare: hasRounds,
  },
  {
    path: '/eleitos-2026',
    title: 'Eleitos para a Câmara em 2026',
    parameters: ['uf', 'nome', 'partido', 'paginas'],
    prepare: hasElected,
  },
  { path: `/candidato/${ana.id}`, title: ana.nome, parameters: [], prepare: hasCandidates },
  {
    path: '/deputados-federais',
    title: 'Deputados federais',
    parameters: ['uf', 'nome', 'partido', 'legislatura', 'paginas'],
    prepare: hasDeputies,
  },
  {
    path: '/deputado-federal/160541',
    title: 'Ana Exemplo',
    parameters: ['aba', 'ano'],
    prepare: hasDeputies,
  },
  {
    path: '/votacoes',
    title: 'Votações nominais',
    parameters: ['ano', 'tema', 'tipo', 'texto', 'paginas'],
    prepare: hasOneRollCall,
  },
  {
    path: '/votacao/2586587-30',
    title: 'Institui um programa de exemplo',
    parameters: [],
    prepare: hasOneRollCall,
  },
  { path: '/comparar', title: 'Comparar', parameters: ['candidatos', 'deputados'], prepare: hasCandidates },
  { path: twoCandidates, title: 'Comparar', parameters: [], prepare: hasCandidates },
  {
    entrance: 'Entrar',
    path: '/minhas-escolhas',
    title: 'Minhas Escolhas',
    parameters: ['aba'],
    prepare: hasCandidates,
  },
  {
    entrance: 'Entrar',
    path: '/minhas-escolhas-2026',
    title: 'Minhas Escolhas 2026',
    parameters: ['aba'],
    prepare: hasCandidates,
  },
  {
    entrance: 'Entrar',
    path: '/analise-politica',
    title: 'Análise Política',
    parameters: [],
    prepare: () => {
      hasCandidates();
      hasAnalysis();
    },
  },
  {
    entrance: 'Entrar',
    path: '/settings',
    title: 'Configurações',
    parameters: ['aba'],
    prepare: () => accountBackend.knows(maria),
  },
  {
    path: '/auth',
    title: 'Entrar',
    parameters: ['aba', 'volta', 'code'],
    prepare: nothing,
    isVisitor: true,
  },
  { path: '/sobre', title: 'Sobre e método', parameters: [], prepare: nothing },
  { path: '/dados', title: 'Dados: de quando são e onde baixar', parameters: [], prepare: hasHealth },
  { path: '/privacidade', title: 'Privacidade', parameters: [], prepare: nothing },
  { path: '/acessibilidade', title: 'Acessibilidade', parameters: [], prepare: nothing },
  { path: '/deputies', title: 'Todos os Deputados', parameters: [], prepare: nothing },
  { path: '/deputy/2', title: 'Helena Amostra', parameters: [], prepare: nothing },
  { path: '/favorites', title: 'Meus Favoritos', parameters: [], prepare: nothing },
  { path: '/admin/login', title: 'Administração', parameters: [], prepare: nothing, isVisitor: true },
  { entrance: 'Administração', path: '/admin', title: 'Dashboard', parameters: [], prepare: hasRecords },
  {
    entrance: 'Administração',
    path: '/admin/candidatos',
    title: 'Candidatos',
    parameters: ['busca', 'status', 'ano'],
    prepare: hasRecords,
  },
  {
    entrance: 'Administração',
    path: '/admin/candidatos/novo',
    title: 'Novo candidato',
    parameters: [],
    prepare: hasRecords,
  },
  {
    entrance: 'Administração',
    path: `/admin/candidatos/${ana.id}`,
    title: 'Editar candidato',
    parameters: [],
    prepare: hasRecords,
  },
  {
    entrance: 'Administração',
    path: '/admin/auditoria',
    title: 'Auditoria',
    parameters: ['registro'],
    prepare: hasRecords,
  },
  {
    entrance: 'Administração',
    path: '/admin/equilibrio',
    title: 'Painel de equilíbrio',
    parameters: [],
    prepare: hasRecords,
  },
  {
    entrance: 'Administração',
    path: '/admin/resultados',
    title: 'Resultados',
    parameters: ['turno', 'uf', 'destino', 'situacao'],
    prepare: () => void hasResults(),
  },
  {
    entrance: 'Administração',
    path: '/admin/votacoes',
    title: 'Votações explicadas',
    parameters: ['lista', 'texto', 'ano', 'tema'],
    prepare: () => void hasExplanations([]),
  },
  {
    entrance: 'Administração',
    path: '/admin/votacoes/2586587-30',
    title: 'PL 1/2026',
    parameters: [],
    prepare: () => void hasExplanations([aWrittenOne()]),
  },
  { path: '/nada', title: 'Oops! Page not found', parameters: [], prepare: nothing },
];
