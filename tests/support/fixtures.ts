import type { Database } from '@/lib/supabase/database.types';

type CandidateRow = Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

let serial = 0;

/** An invented candidate, complete and valid; a test names only what matters to it. */
export function aCandidate(overrides: Partial<CandidateRow> = {}): CandidateRow {
  serial += 1;
  return {
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
    link_wikipedia: null,
    link_site_campanha: null,
    coalition: null,
    election_year: 2026,
    bio_summary: null,
    motivo_fora_da_urna: null,
    fonte: 'Tribunal Superior Eleitoral',
    dados_ate: '2026-10-10',
    inclinacao_politica_fontes: [],
    link_site_partido: null,
    nome_completo: null,
    data_nascimento: null,
    escolaridade: null,
    vice_nome: null,
    vice_partido: null,
    coligacao_partidos: null,
    situacao_registro: null,
    situacao_registro_em: null,
    bens_declarados: null,
    plano_governo_url: null,
    ficha_tse_url: null,
    tse_sq: null,
    pautas_detalhe: [],
    created_by: null,
    updated_by: null,
    created_at: '2026-11-21T12:00:00+00:00',
    updated_at: '2026-11-21T12:00:00+00:00',
    ...overrides,
  };
}
