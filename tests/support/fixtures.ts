import * as z from 'zod';
import { candidateFields, type FieldName, type FieldRow } from '@/lib/candidate-fields';
import type { Database } from '@/lib/supabase/database.types';

type CandidateRow = Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

type Unknown<Name extends FieldName> = {
  [Each in Name as null extends CandidateRow[Each] ? Each : never]: null;
};

const unknownOf = (fields: [string, FieldRow][]) => Object.fromEntries(fields.map(([name]) => [name, null]));
const fields = Object.entries<FieldRow>(candidateFields);

/** The nullable columns, all null. */
const unknown = z.custom<Unknown<FieldName>>().parse(unknownOf(fields));

/** Facts that a new record lacks. */
export const unknownFacts = {
  ...unknownOf(fields.filter(([name, { part }]) => part === 'Fatos' && name !== 'inclinacao_politica')),
  pautas_detalhe: [],
};

let serial = 0;

/** An invented candidate, complete and valid; a test names only what matters to it. */
export function aCandidate(overrides: Partial<CandidateRow> = {}): CandidateRow {
  serial += 1;
  return {
    ...unknown,
    id: `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
    nome: `Pessoa Exemplo ${serial}`,
    foto_url: `https://upload.wikimedia.org/pessoa-${serial}.jpg`,
    foto_credito: 'Fotógrafa Exemplo — CC BY 4.0',
    partido_sigla: 'EXA',
    partido_nome: 'Partido Exemplo A',
    partido_cor_hex: '#336699',
    numero_urna: 91,
    status: 'active',
    estado_origem: 'SP',
    idade: 50,
    profissao: 'Professora',
    inclinacao_politica: 'Centro',
    pautas_defendidas: ['Pauta de exemplo'],
    historico_eleitoral: [{ cargo: 'Vereadora (SP)', ano_inicio: 2017, ano_fim: 2020 }],
    link_site_campanha: null,
    election_year: 2026,
    fonte: 'Tribunal Superior Eleitoral',
    dados_ate: '2026-10-10',
    inclinacao_politica_fontes: [],
    link_site_partido: null,
    pautas_detalhe: [],
    tse_sq: String(280_000_000_000 + serial),
    created_by: null,
    updated_by: null,
    created_at: '2026-11-21T12:00:00+00:00',
    updated_at: '2026-11-21T12:00:00+00:00',
    ...overrides,
  };
}
