import { candidateFields } from '@/lib/candidate-fields';

/** Of the columns that readers see, what only the seed and commands write. */
const unwritable = ['inclinacao_politica_fontes', 'link_site_partido', 'fonte', 'dados_ate'];
const candidateColumns = [
  ...Object.keys(candidateFields).filter((column) => !unwritable.includes(column)),
  'updated_by',
  'updated_at',
];
const sourceFields = ['titulo', 'veiculo', 'tipo', 'publicada_em', 'url', 'consultada_em'];
const flags = ['favorito', 'ignorado'];
const deputyFields = [
  'deputado_id',
  'deputado_nome',
  'deputado_foto',
  'deputado_partido',
  'deputado_uf',
  ...flags,
];

/** Others are refused (42501); keys are listed because upsert names them. */
export const writableColumns: Record<string, { insert: string[]; update: string[] }> = {
  'public.candidatos_presidencia_2026': {
    insert: [...candidateColumns, 'created_by'],
    update: candidateColumns,
  },
  'public.usuario_candidatos_relacao': {
    insert: ['user_id', 'candidato_id', ...flags],
    update: ['user_id', 'candidato_id', ...flags],
  },
  'public.usuario_deputados_relacao': {
    insert: ['user_id', ...deputyFields],
    update: ['user_id', ...deputyFields],
  },
  'public.user_roles': { insert: [], update: [] },
  'public.audit_log': { insert: [], update: [] },
  'public.audit_ocultacoes': { insert: [], update: [] },
  'public.fontes': { insert: sourceFields, update: sourceFields },
  'public.candidatos_fontes': { insert: [], update: [] },
  'public.candidatos_revisoes': { insert: [], update: [] },
  'public.turnos_presidencia': { insert: [], update: [] },
  'public.resultados_presidencia': { insert: [], update: [] },
  'public.destinos_deputados': { insert: [], update: [] },
  'public.eleitos_camara': { insert: [], update: [] },
  'public.consentimentos': { insert: ['user_id', 'finalidade', 'versao'], update: ['revogado_em'] },
  'public.camara_deputados': { insert: [], update: [] },
  'public.camara_votacoes': { insert: [], update: [] },
  'public.camara_votos': { insert: [], update: [] },
  'public.camara_orientacoes': { insert: [], update: [] },
  'public.votacoes_explicadas': { insert: [], update: [] },
  'public.camara_despesas_mes': { insert: [], update: [] },
  'public.camara_despesas_ano': { insert: [], update: [] },
  'public.camara_projetos_ano': { insert: [], update: [] },
  'public.cota_limites': { insert: [], update: [] },
  'public.sincronizacoes': { insert: [], update: [] },
};
