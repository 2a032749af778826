import * as z from 'zod';

/** The fields in use. SQL checks the values again; here a row of another shape spoils its batch. */
const envelope = z.object({
  dados: z.array(z.unknown()),
  links: z.array(z.object({ rel: z.string() })).nullish(),
});

export interface Page {
  rows: unknown[];
  hasNext: boolean;
}

/** Unchecked rows; null when the answer is not a list. */
export function readPage(json: unknown): Page | null {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return null;
  const { dados, links } = parsed.data;
  return { rows: dados, hasNext: (links ?? []).some(({ rel }) => rel === 'next') };
}

const text = z.string().nullish();

export const deputySchema = z.object({
  id: z.int(),
  nome: z.string(),
  siglaPartido: z.string(),
  siglaUf: z.string(),
  urlFoto: text,
  idLegislatura: z.int(),
});

export const rollCallSchema = z.object({
  id: z.string(),
  data: z.iso.date(),
  dataHoraRegistro: text,
  siglaOrgao: z.string(),
  proposicaoObjeto: text,
  descricao: z.string(),
  aprovacao: z.int().nullish(),
});

/** siglaPartido is the party on the day of the vote. */
export const voteSchema = z.object({
  tipoVoto: z.string(),
  deputado_: z.object({
    id: z.int(),
    nome: text,
    siglaPartido: text,
    siglaUf: text,
    urlFoto: text,
    idLegislatura: z.int().nullish(),
  }),
});

export const orientationSchema = z.object({ siglaPartidoBloco: z.string(), orientacaoVoto: text });

const detail = z.object({
  dados: z.object({
    proposicoesAfetadas: z
      .array(
        z.object({
          id: z.int().nullish(),
          siglaTipo: z.string(),
          numero: z.int(),
          ano: z.int(),
          ementa: text,
        }),
      )
      .nullish(),
  }),
});

export const subjectSchema = z.object({ tema: z.string().min(1) });

/** Only where a roll call is about one (`id` is its number); null for another shape. */
export function readProposition(
  json: unknown,
): { id: number | null; named: { titulo?: string; ementa?: string } } | null {
  const parsed = detail.safeParse(json);
  if (!parsed.success) return null;
  const [only, ...others] = parsed.data.dados.proposicoesAfetadas ?? [];
  if (only === undefined || others.length > 0) return { id: null, named: {} };
  const ementa = only.ementa?.trim() ?? '';
  return {
    id: only.id ?? null,
    named: {
      titulo: `${only.siglaTipo} ${only.numero}/${only.ano}`,
      ...(ementa === '' ? {} : { ementa }),
    },
  };
}
