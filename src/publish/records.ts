import * as z from 'zod/mini';
import { candidateFields } from '../lib/candidate-fields.ts';
import { statedFacts } from '../lib/stated-facts.ts';
import { askBackend, type Backend } from './backend.ts';

const text = z.nullable(z.string());
const count = z.nullable(z.number());

/** Other columns go through unchecked to the file of candidacies. */
const candidate = z.looseObject({
  id: z.guid(),
  nome: z.string(),
  partido_sigla: z.string(),
  partido_nome: z.string(),
  partido_cor_hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  numero_urna: count,
  tse_sq: text,
  status: z.enum(['active', 'archived']),
  estado_origem: text,
  idade: count,
  profissao: text,
  coalition: text,
  link_site_campanha: text,
  link_wikipedia: text,
  plano_governo_url: text,
  ficha_tse_url: text,
  foto_url: text,
  foto_credito: text,
  fonte: text,
  dados_ate: text,
  election_year: z.number(),
  updated_at: z.iso.datetime({ offset: true }),
});

const factSource = z.object({
  campo: z.string(),
  posicao: z.number(),
  fonte: z.object({
    titulo: z.string(),
    veiculo: z.string(),
    tipo: z.string(),
    url: text,
    publicada_em: text,
    consultada_em: text,
  }),
});

const factReview = z.object({ campo: z.string(), revisado_em: z.string(), confianca: text, ressalva: text });

const publicCandidate = z.extend(candidate, {
  fontes: z.array(factSource),
  revisoes: z.array(factReview),
});

/** Archived candidates are off the ballot but keep a page. */
export type PublicCandidate = z.infer<typeof publicCandidate>;

/** Alphabetically, without deleted ones. Rejects without a valid answer in time. */
export async function readCandidates(backend: Backend): Promise<PublicCandidate[]> {
  const columns = [
    ...new Set([...Object.keys(candidate.shape), ...Object.keys(candidateFields)]),
    `fontes:candidatos_fontes(campo,posicao,fonte:fontes(${Object.keys(factSource.shape.fonte.shape).join(',')}))`,
    `revisoes:candidatos_revisoes(${Object.keys(factReview.shape).join(',')})`,
  ];
  const query = new URLSearchParams({
    select: columns.join(','),
    status: 'in.(active,archived)',
    order: 'nome',
  });
  const rows = await askBackend(backend, `rest/v1/candidatos_presidencia_2026?${query.toString()}`);
  return z.array(publicCandidate).parse(rows).map(statedFacts);
}

const sittingDeputy = z.object({
  id: z.int().check(z.positive()),
  nome: z.string(),
  partido_sigla: z.string(),
  uf: z.string(),
  foto_url: text,
  lido_em: z.iso.datetime({ offset: true }),
});

const outcome = z.object({
  deputado_id: z.int(),
  destino: z.string(),
  cargo: text,
  situacao: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  revisado_em: z.string(),
});

/** From the site's own record; a null outcome is unknown. */
export type SittingDeputy = z.infer<typeof sittingDeputy> & { destino: z.infer<typeof outcome> | null };

/** By number. Rejects without a valid answer in time. */
async function readSittingDeputies(backend: Backend): Promise<SittingDeputy[]> {
  const read = async <Row>(row: z.ZodMiniType<Row>, columns: object, table: string, filter: object) => {
    const query = new URLSearchParams({ select: Object.keys(columns).join(','), ...filter });
    return z.array(row).parse(await askBackend(backend, `rest/v1/${table}?${query.toString()}`));
  };
  const [deputies, outcomes] = await Promise.all([
    read(sittingDeputy, sittingDeputy.shape, 'camara_deputados', { em_exercicio: 'is.true', order: 'id' }),
    read(outcome, outcome.shape, 'destinos_deputados', { order: 'deputado_id' }),
  ]);
  const outcomeOf = new Map(outcomes.map((one) => [one.deputado_id, one]));
  return deputies.map((deputy) => ({ ...deputy, destino: outcomeOf.get(deputy.id) ?? null }));
}

const rollCall = z.object({ id_camara: z.string(), dia: z.string(), titulo: text, tem_votos: z.boolean() });

/** All that is known of a roll call but who voted what. */
export type PublicRollCall = z.infer<typeof rollCall>;

/** The newest, and the newest explained, which the home shows: 170 kB each. */
const filed = { newest: '15', explained: '3' } as const;

/** Each has a file of its own. */
async function readRollCalls(backend: Backend): Promise<PublicRollCall[]> {
  const select = 'id_camara,dia,titulo,tem_votos,votacoes_explicadas!inner(titulo_claro)';
  const explained = new URLSearchParams({ select, order: 'dia.desc,id.desc', limit: filed.explained });
  const answers = await Promise.all([
    askBackend(backend, `rest/v1/rpc/votacoes_nominais?p_limite=${filed.newest}`),
    askBackend(backend, `rest/v1/camara_votacoes?${explained.toString()}`),
  ]);
  const rows = answers.flatMap((answer) => z.array(rollCall).parse(answer));
  return [...new Map(rows.map((row) => [row.id_camara, row])).values()];
}

export interface PublicRecords {
  candidates: readonly PublicCandidate[];
  sitting: readonly SittingDeputy[];
  rollCalls: readonly PublicRollCall[];
}

/** Read once; with a sentence for the publisher when reading failed. */
export async function recordsOf(
  backend: Backend,
): Promise<{ records: PublicRecords; notice: string | null }> {
  try {
    const candidates = await readCandidates(backend);
    const sitting = await readSittingDeputies(backend);
    return { records: { candidates, sitting, rollCalls: await readRollCalls(backend) }, notice: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    const notice = `O backend não respondeu (${reason}): as páginas dos candidatos, dos deputados e das votações, as imagens de compartilhamento, as fotos dos candidatos e os arquivos de /dados não foram escritos.`;
    return { records: { candidates: [], sitting: [], rollCalls: [] }, notice };
  }
}
