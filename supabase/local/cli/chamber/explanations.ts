import { readFile } from 'node:fs/promises';
import type { Database } from '../../emulator/database/database.ts';

/** Prepared texts about principal roll calls, from the Chamber's own record alone. */
const explanationsFile = new URL('../../data/votacoes-explicadas.json', import.meta.url);

/** Loads the prepared explanations as unpublished drafts (publishing takes two people); existing ones stay. */
export async function loadExplanations(database: Database): Promise<void> {
  await database.query(
    `insert into public.votacoes_explicadas
       (votacao_id, titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, principal)
     select v.id, e.titulo_claro, e.sim_significa, e.nao_significa, e.fonte_titulo, e.fonte_url, e.fonte_data, true
     from jsonb_to_recordset($1::jsonb -> 'votacoes') as e (
       id_camara text, titulo_claro text, sim_significa text, nao_significa text, fonte_titulo text, fonte_url text,
       fonte_data date
     )
     join public.camara_votacoes as v on v.id_camara = e.id_camara and v.nominal
     on conflict (votacao_id) do nothing`,
    [await readFile(explanationsFile, 'utf8')],
  );
}
