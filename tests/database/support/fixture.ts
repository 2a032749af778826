import type { Queryable } from '../../../supabase/local/emulator/database/database.ts';
import { ids } from './actors.ts';

const statements = [
  `insert into auth.users (id, email, is_anonymous) values
     ('${ids.owner}', 'owner@example.org', false), ('${ids.stranger}', 'stranger@example.org', false),
     ('${ids.admin}', 'admin@example.org', false), ('${ids.colleague}', 'colleague@example.org', false),
     ('${ids.guest}', null, true)`,
  `insert into public.user_roles (user_id, role) values ('${ids.admin}', 'admin'), ('${ids.colleague}', 'admin')`,
  `insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status) values
     ('${ids.active}', 'Ana Ativa', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active'),
     ('${ids.archived}', 'Bruno Arquivado', 'https://example.org/b.jpg', 'PB', 'Partido B', 'archived'),
     ('${ids.deleted}', 'Carla Excluída', 'https://example.org/c.jpg', 'PC', 'Partido C', 'deleted')`,
  `insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito) values
     ('${ids.owner}', '${ids.active}', true), ('${ids.stranger}', '${ids.active}', true),
     ('${ids.admin}', '${ids.active}', true)`,
  `insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito) values
     ('${ids.owner}', '101', 'Dora', true), ('${ids.stranger}', '101', 'Dora', true),
     ('${ids.admin}', '101', 'Dora', true)`,
  `insert into public.consentimentos (user_id, finalidade, versao) values
     ('${ids.owner}', 'escolhas', '2026-11-22'), ('${ids.stranger}', 'escolhas', '2026-11-22'), ('${ids.admin}', 'escolhas', '2026-11-22')`,
  `insert into private.uso_ia (user_id, dia, n) values ('${ids.owner}', '2026-10-01', 1)`,
  `insert into private.orcamento_ia (dia, n) values ('2026-10-01', 1)`,
  `insert into private.limite_taxa (chave, janela, n) values ('noticias:abc', '2026-10-01', 1)`,
  `insert into private.cache_http (chave) values ('https://example.org/')`,
  `insert into private.vazao (chave, ritmo, lugares) values ('camara', 15, 8)`,
];

/** Five accounts, three candidates of each status and one row per person in every table that users own. */
export async function plantFixture(tx: Queryable): Promise<void> {
  for (const statement of statements) await tx.query(statement);
}
