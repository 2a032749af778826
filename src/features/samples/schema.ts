import * as z from 'zod/mini';

const words = z.string().check(z.minLength(1));
const year = z.int().check(z.minimum(1900), z.maximum(2100));
const score = z.number().check(z.minimum(0), z.maximum(100));
const officialUrl = z.nullable(z.url({ protocol: /^https$/ }));

/** Spec §3, Built-in sample deputy/candidate. */
export const samplePersonSchema = z.strictObject({
  id: words,
  nome_completo: words,
  foto_url: z.null(),
  partido: z.strictObject({
    sigla: words,
    nome: words,
    numero_eleitoral: z.int().check(z.minimum(10), z.maximum(99)),
    cor_hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  }),
  estado: z.string().check(z.length(2)),
  municipio: words,
  cargo_atual: words,
  ficha_limpa: words,
  historico_condenacoes: z.array(words),
  mandatos_anteriores: z.array(z.strictObject({ cargo: words, ano_inicio: year, ano_fim: year })),
  inclinacao_politica: words,
  pautas_defendidas: z.array(words),
  idade: z.int().check(z.minimum(18)),
  profissao: words,
  estatisticas: z.strictObject({
    popularidade: score,
    engajamento_parlamentar: score,
    transparencia: score,
  }),
  links_oficiais: z.strictObject({ tse_url: officialUrl, portal_transparencia_url: officialUrl }),
  ficticio: z.literal(true),
  aviso: words,
});
