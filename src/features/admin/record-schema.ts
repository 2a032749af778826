import * as z from 'zod/mini';

const text = z.string();
const textOrNull = z.nullable(text);

export const listedSchema = z.array(
  z.object({
    id: text,
    nome: text,
    foto_url: textOrNull,
    partido_sigla: text,
    partido_nome: text,
    election_year: z.number(),
    status: text,
    updated_at: text,
  }),
);

/** Form fields are read one by one; others pass unchecked. */
export const recordSchema = z.nullable(
  z.looseObject({ id: text, nome: text, status: text, updated_at: text, updated_by: textOrNull }),
);

export const statusesSchema = z.array(z.object({ status: text }));
export const idsSchema = z.array(z.object({ id: text }));
export const savedSchema = z.iso.datetime({ offset: true });
export const createdSchema = z.object({ id: text, updated_at: savedSchema });
export const momentsSchema = z.array(z.object({ created_at: savedSchema }));
