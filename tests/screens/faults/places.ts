import { http, HttpResponse } from 'msw';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { anEntry, hasPanel } from '../../support/fake-admin';
import { backend, server } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices } from '../../support/fake-chamber';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { maria } from '../../support/session';

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

const ana = aCandidate({ nome: 'Ana Exemplo' });

function hasCandidates(): void {
  backend.hasCandidates([ana]);
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
}

function hasDeputies(): void {
  chamberHas({ deputies: [aDeputy()], parties: [], details: [aDeputyDetail()] });
  hasDeputyChoices();
}

const hasRecords = () => void hasPanel({ candidates: [ana], audit: [anEntry()] });
/** One set, read a while ago. */
function hasHealth(): void {
  const set = {
    conjunto: 'deputados',
    dados_ate: '2026-08-22',
    lido_em: '2026-08-22T12:00:00Z',
    origem: 'copia',
    falhas: 0,
    registros: 513,
    com_votos: null,
  };
  server.use(http.get('http://backend.test/rest/v1/rpc/saude_dos_dados', () => HttpResponse.json([set])));
}

const nothing = () => undefined;

/** Every screen of the route table (spec §1). */
export const places: readonly Place[] = [
  { path: '/', title: 'Pauta Aberta', parameters: ['aba', 'noticias'], prepare: hasCandidates },
  { path: '/candidatos-2026', title: 'Candidatos 2026', parameters: [], prepare: hasCandidates },
  { path: `/candidato/${ana.id}`, title: ana.nome, parameters: [], prepare: hasCandidates },
  {
    path: '/deputados-federais',
    title: 'Deputados federais',
    parameters: ['uf', 'nome', 'partido', 'paginas'],
    prepare: hasDeputies,
  },
  { path: '/deputado-federal/160541', title: 'Ana Exemplo', parameters: ['aba'], prepare: hasDeputies },
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
];
