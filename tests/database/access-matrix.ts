import { ids } from './support/actors.ts';
import {
  closed,
  explanations,
  nobody,
  published,
  type Row,
  type TableAccess,
  untilPublished,
} from './table-access.ts';

const whose = `case user_id ${(['owner', 'stranger', 'admin', 'colleague', 'guest'] as const)
  .map((name) => `when '${ids[name]}' then '${name}'`)
  .join(' ')} end`;

const candidates = 'public.candidatos_presidencia_2026';
const candidateChoices = 'public.usuario_candidatos_relacao';
const deputyChoices = 'public.usuario_deputados_relacao';

const choose = (user: string, candidate: string): string =>
  `insert into ${candidateChoices} (user_id, candidato_id, favorito, ignorado)
   values ('${user}', '${candidate}', false, true)`;
const chooseDeputy = (user: string, deputy: string): string =>
  `insert into ${deputyChoices} (user_id, deputado_id, deputado_nome, favorito, ignorado)
   values ('${user}', '${deputy}', 'Edu', false, true)`;
/** Whoever is chosen by all, and by nobody yet; nobody reaches another's. */
function choices(
  table: string,
  column: string,
  insert: (user: string, chosen: string) => string,
  [chosen, unchosen]: readonly [string, string],
  more: TableAccess['operations'] = {},
): TableAccess {
  const own: Row = ['—', 'nothing', 'own', 'own', 'own', '—'];
  const refused: Row = ['—', 'policy', 'policy', 'policy', 'policy', '—'];
  const upsert = (user: string) =>
    `${insert(user, chosen)} on conflict (user_id, ${column}) do update set favorito = excluded.favorito, ignorado = excluded.ignorado`;
  return {
    key: 'id',
    label: whose,
    operations: {
      select: { run: () => `select id from ${table}`, reach: own },
      'insert for oneself': {
        run: (me) => insert(me, unchosen),
        reach: ['—', 'policy', 'new', 'new', 'new', '—'],
      },
      'insert for another': { run: (_, victim) => insert(victim, unchosen), reach: refused },
      'upsert for oneself': { run: (me) => upsert(me), reach: ['—', 'policy', 'own', 'own', 'own', '—'] },
      "upsert over another's": { run: (_, victim) => upsert(victim), reach: refused },
      update: { run: () => `update ${table} set favorito = false, ignorado = true`, reach: own },
      delete: { run: () => `delete from ${table}`, reach: own },
      ...more,
    },
  };
}

const consent = (user: string): string =>
  `insert into public.consentimentos (user_id, finalidade, versao) values ('${user}', 'analise_ia', '2026-11-26.0123456789ab')`;

/** Tests know the rule here alone: who does what to which rows. */
export const accessMatrix: Record<string, TableAccess> = {
  [candidates]: {
    key: 'id',
    label: 'status',
    operations: {
      select: {
        run: () => `select id from ${candidates}`,
        reach: ['visible', 'visible', 'visible', 'visible', 'all', 'all'],
      },
      insert: {
        run: () =>
          `insert into ${candidates} (nome, foto_url, partido_sigla, partido_nome)
           values ('Davi', 'https://example.org/d.jpg', 'PD', 'Partido D')`,
        reach: ['—', 'policy', 'policy', 'policy', 'new', 'new'],
      },
      update: {
        run: () => `update ${candidates} set bio_summary = 'x'`,
        reach: ['—', 'nothing', 'nothing', 'nothing', 'all', 'all'],
      },
      delete: { run: () => `delete from ${candidates}`, reach: nobody },
    },
  },
  [candidateChoices]: choices(candidateChoices, 'candidato_id', choose, [ids.active, ids.archived], {
    'insert for a deleted candidate': {
      run: (me) => choose(me, ids.deleted),
      reach: ['—', 'policy', 'policy', 'policy', 'new', '—'],
    },
  }),
  [deputyChoices]: choices(deputyChoices, 'deputado_id', chooseDeputy, ['101', '102']),
  'public.user_roles': {
    key: 'user_id',
    label: whose,
    operations: {
      select: {
        run: () => 'select user_id from public.user_roles',
        reach: ['—', 'nothing', 'nothing', 'nothing', 'own', 'all'],
      },
      'insert for oneself': {
        run: (me) => `insert into public.user_roles (user_id, role) values ('${me}', 'admin')`,
        reach: ['—', '—', '—', '—', '—', 'new'],
      },
      update: {
        run: (me) => `update public.user_roles set user_id = '${me}' where true`,
        reach: nobody,
      },
      delete: { run: () => 'delete from public.user_roles', reach: ['—', '—', '—', '—', '—', 'all'] },
    },
  },
  'public.audit_log': {
    key: 'id',
    label: `'entry'`,
    operations: {
      select: {
        run: () => 'select id from public.audit_log',
        reach: ['—', 'nothing', 'nothing', 'nothing', 'all', 'all'],
      },
      insert: {
        run: (me) =>
          `insert into public.audit_log (entity, entity_id, action, actor_id)
           values ('candidatos_presidencia_2026', '${ids.active}', 'update', '${me}')`,
        reach: nobody,
      },
      update: { run: () => `update public.audit_log set action = 'update'`, reach: nobody },
      delete: { run: () => 'delete from public.audit_log', reach: nobody },
    },
  },
  'public.consentimentos': {
    key: 'id',
    label: whose,
    operations: {
      select: {
        run: () => 'select id from public.consentimentos',
        reach: ['—', 'nothing', 'own', 'own', 'own', '—'],
      },
      'insert for oneself': { run: (me) => consent(me), reach: ['—', 'policy', 'new', 'new', 'new', '—'] },
      'insert for another': {
        run: (_, victim) => consent(victim),
        reach: ['—', 'policy', 'policy', 'policy', 'policy', '—'],
      },
      revoke: {
        run: () => `update public.consentimentos set revogado_em = '2000-01-01'`,
        reach: ['—', 'nothing', 'own', 'own', 'own', '—'],
      },
      delete: { run: () => 'delete from public.consentimentos', reach: nobody },
    },
  },
  'public.camara_deputados': published('public.camara_deputados', 'id', 'nome'),
  'public.camara_votacoes': published('public.camara_votacoes', 'id', 'titulo'),
  'public.camara_votos': published('public.camara_votos', 'deputado_id', 'partido_sigla'),
  'public.camara_orientacoes': published('public.camara_orientacoes', 'bancada', 'orientacao'),
  'public.votacoes_explicadas': explanations,
  'public.camara_despesas_mes': published('public.camara_despesas_mes', 'deputado_id', 'ate'),
  'public.camara_despesas_ano': published('public.camara_despesas_ano', 'deputado_id', 'ate'),
  'public.camara_projetos_ano': published('public.camara_projetos_ano', 'deputado_id', 'quantidade'),
  'public.cota_limites': published('public.cota_limites', 'uf', 'ato'),
  'public.sincronizacoes': published('public.sincronizacoes', 'conjunto', 'lidos'),
  'public.turnos_presidencia': published(
    'public.turnos_presidencia',
    'id',
    'dia',
    ...untilPublished('situacao'),
  ),
  'public.resultados_presidencia': published(
    'public.resultados_presidencia',
    'turno_id',
    'votos',
    ...untilPublished('(select situacao from public.turnos_presidencia where id = turno_id)'),
  ),
  'public.fontes': {
    key: 'id',
    label: `'row'`,
    operations: {
      select: {
        run: () => 'select id from public.fontes',
        reach: ['all', 'all', 'all', 'all', 'all', 'all'],
      },
      insert: {
        run: () =>
          `insert into public.fontes (titulo, veiculo, tipo) values ('Perfil', 'Jornal', 'imprensa')`,
        reach: ['—', 'policy', 'policy', 'policy', 'new', '—'],
      },
      update: {
        run: () => `update public.fontes set veiculo = 'Jornal'`,
        reach: ['—', 'nothing', 'nothing', 'nothing', 'all', '—'],
      },
      delete: { run: () => 'delete from public.fontes', reach: nobody },
    },
  },
  ...Object.fromEntries(
    ['public.candidatos_fontes', 'public.candidatos_revisoes'].map((table) => [
      table,
      published(
        table,
        'candidato_id',
        'campo',
        '(select status from public.candidatos_presidencia_2026 where id = candidato_id)',
        ['visible', 'visible', 'visible', 'visible', 'all', 'all'],
      ),
    ]),
  ),
  'public.audit_ocultacoes': published('public.audit_ocultacoes', 'audit_id', 'motivo', `'row'`, [
    '—',
    'nothing',
    'nothing',
    'nothing',
    'all',
    'all',
  ]),
  'public.destinos_deputados': published('public.destinos_deputados', 'deputado_id', 'destino'),
  'public.eleitos_camara': published('public.eleitos_camara', 'id', 'uf'),
  'private.uso_ia': closed('private.uso_ia', 'n', '0'),
  'private.orcamento_ia': closed('private.orcamento_ia', 'n', '0'),
  'private.limite_taxa': closed('private.limite_taxa', 'chave', `'x'`),
  'private.cache_http': closed('private.cache_http', 'chave', `'x'`),
  'private.leituras_de_fora': closed('private.leituras_de_fora', 'conjunto', `'perfis'`),
  'private.vazao': closed('private.vazao', 'chave', `'x'`),
  'private.bancadas': closed('private.bancadas', 'nome', `'x'`),
  'private.leitura_camara': closed('private.leitura_camara', 'janela', '1'),
  'private.lotes_camara': closed('private.lotes_camara', 'chave', `'dia:2026-01-01'`),
  'auth.users': closed('auth.users', 'email', `'x@example.org'`),
};
