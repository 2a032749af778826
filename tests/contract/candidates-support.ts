import { afterAll } from 'vitest';
import type { Database } from '../../src/lib/supabase/database.types.ts';
import { need, service } from './support.ts';

export type NewCandidate = Database['public']['Tables']['candidatos_presidencia_2026']['Insert'];

/** A candidate with everything that the form requires; the name tells runs apart. */
export function aCandidate(fields: Partial<NewCandidate> = {}): NewCandidate {
  return {
    nome: `Candidata ${crypto.randomUUID()}`,
    foto_url: 'https://upload.wikimedia.org/foto.jpg',
    partido_sigla: 'PT1',
    partido_nome: 'Partido de Teste',
    election_year: 2098,
    ...fields,
  };
}

export interface Candidates {
  create(fields?: Partial<NewCandidate>): Promise<{ id: string; nome: string }>;
  adopt(id: string): void;
}

/** Nobody may delete rows, so they end as deleted ones, unseen. */
export function candidates(): Candidates {
  const ids: string[] = [];
  afterAll(async () => {
    need(await service.from('candidatos_presidencia_2026').update({ status: 'deleted' }).in('id', ids));
  });
  return {
    adopt: (id) => void ids.push(id),
    async create(fields) {
      const row = need(
        await service
          .from('candidatos_presidencia_2026')
          .insert(aCandidate(fields))
          .select('id, nome')
          .single(),
      );
      ids.push(row.id);
      return row;
    },
  };
}
