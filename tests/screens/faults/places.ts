import { paths } from '@/lib/paths';
import { type PageRow, siteMap } from '@/lib/site-map';
import { headOn } from '@/publish/pages/page-module';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { hasResults } from '../../support/panel/results-panel';
import { maria } from '../../support/session';
import { aWrittenOne, hasExplanations } from '../../support/panel/votes-panel';
import {
  ana,
  hasCandidates,
  hasDashboard,
  hasDeputies,
  hasElected,
  hasHealth,
  hasOneRollCall,
  hasRecords,
  hasRounds,
  twoCandidates,
} from './backends';

/** What the table of pages does not know of a screen. */
interface Needs {
  /** Its h1, where it is not the title of the document. */
  title?: string;
  /** An address of its pattern. */
  at?: string;
  /** Words of its address that change what it shows. */
  parameters?: readonly string[];
  /** Announces the answers that it asks for. */
  prepare?: () => void;
}

/** One screen, with what it needs to be whole. */
export interface Place extends Required<Omit<Needs, 'at'>> {
  path: string;
  /** Nobody is signed in there. */
  isVisitor?: true;
  /** The h1 that a visitor finds instead. */
  entrance?: 'Entrar' | 'Administração';
}

/** Decides what leaving, or an unknown user, does to the screen. */
export const accessTo = ({ isVisitor, entrance }: Place): string =>
  isVisitor ? 'visitors' : (entrance ?? 'everybody');

const nothing = () => undefined;

/** Screens of which more is to be known than their row and their head tell. */
const needs: Readonly<Record<string, Needs | readonly Needs[]>> = {
  [paths.home]: { title: 'Pauta Aberta', parameters: ['aba', 'noticias'], prepare: hasCandidates },
  [paths.candidates]: { prepare: hasCandidates },
  [paths.themes]: {
    parameters: ['tema'],
    prepare: hasCandidates,
  },
  [paths.result]: {
    prepare: hasRounds,
  },
  [paths.elected]: {
    parameters: ['uf', 'nome', 'partido', 'paginas'],
    prepare: hasElected,
  },
  [paths.candidatePattern]: { at: `/candidato/${ana.id}`, title: ana.nome, prepare: hasCandidates },
  [paths.deputies]: {
    parameters: ['uf', 'nome', 'partido', 'legislatura', 'paginas'],
    prepare: hasDeputies,
  },
  [paths.deputyPattern]: {
    at: '/deputado-federal/160541',
    title: 'Ana Exemplo',
    parameters: ['aba', 'ano'],
    prepare: hasDeputies,
  },
  [paths.votes]: {
    parameters: ['ano', 'tema', 'tipo', 'texto', 'paginas'],
    prepare: hasOneRollCall,
  },
  [paths.votePattern]: {
    at: '/votacao/2586587-30',
    title: 'Institui um programa de exemplo',
    prepare: hasOneRollCall,
  },
  [paths.compare]: [
    {
      parameters: ['candidatos', 'deputados'],
      prepare: () => {
        hasCandidates();
        hasDeputies();
      },
    },
    { at: twoCandidates, prepare: hasCandidates },
  ],
  [paths.choices]: {
    parameters: ['aba'],
    prepare: hasCandidates,
  },
  [paths.choices2026]: {
    parameters: ['aba'],
    prepare: hasCandidates,
  },
  [paths.analysis]: {
    prepare: () => {
      hasCandidates();
      hasAnalysis();
    },
  },
  [paths.settings]: {
    parameters: ['aba'],
    prepare: () => accountBackend.knows(maria),
  },
  [paths.auth]: {
    title: 'Entrar',
    parameters: ['aba', 'volta', 'code'],
  },
  [paths.data]: { title: 'Dados: de quando são e onde baixar', prepare: hasHealth },
  [paths.sampleDeputies]: { title: 'Todos os Deputados' },
  [paths.sampleDeputyPattern]: { at: '/deputy/2', title: 'Helena Amostra' },
  [paths.sampleFavorites]: { title: 'Meus Favoritos' },
  [paths.admin]: { title: 'Dashboard', prepare: hasDashboard },
  [paths.adminCandidates]: {
    title: 'Candidatos',
    parameters: ['busca', 'status', 'ano'],
    prepare: hasRecords,
  },
  [paths.adminNewCandidate]: {
    title: 'Novo candidato',
    prepare: hasRecords,
  },
  [paths.adminCandidatePattern]: {
    at: `/admin/candidatos/${ana.id}`,
    title: 'Editar candidato',
    prepare: hasRecords,
  },
  [paths.adminAudit]: {
    title: 'Auditoria',
    parameters: ['registro'],
    prepare: hasRecords,
  },
  [paths.adminBalance]: {
    title: 'Painel de equilíbrio',
    prepare: hasRecords,
  },
  [paths.adminResults]: {
    title: 'Resultados',
    parameters: ['turno', 'uf', 'destino', 'situacao'],
    prepare: () => void hasResults(),
  },
  [`${paths.adminVotes}/:id?`]: [
    {
      at: paths.adminVotes,
      title: 'Votações explicadas',
      parameters: ['lista', 'texto', 'ano', 'tema'],
      prepare: () => void hasExplanations([]),
    },
    {
      at: '/admin/votacoes/2586587-30',
      title: 'PL 1/2026',
      prepare: () => void hasExplanations([aWrittenOne()]),
    },
  ],
  '*': { at: '/nada', title: 'Oops! Page not found' },
};

const entrances = {
  everybody: {},
  person: { entrance: 'Entrar' },
  panel: { entrance: 'Administração' },
} as const;

async function placesOf({ path, page, access, handle }: PageRow): Promise<Place[]> {
  const head = await headOn('2026-11-27', page);
  const visitor = handle?.shell === 'plain' ? { isVisitor: true as const } : entrances[access];
  return [needs[path] ?? {}]
    .flat()
    .map(({ at = path, title = head?.title ?? '', parameters = [], prepare = nothing }) => ({
      path: at,
      title,
      parameters,
      prepare,
      ...visitor,
    }));
}

/** Every screen of the table of pages. */
export const places: readonly Place[] = (await Promise.all(siteMap.map(placesOf))).flat();
