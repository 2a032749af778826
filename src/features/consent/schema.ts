import * as z from 'zod/mini';

const text = z.string();

/** The rows of `consentimentos` as they are read; anything else is no answer of the database. */
export const consentsSchema = z.array(
  z.object({ id: text, finalidade: text, versao: text, concedido_em: text, revogado_em: z.nullable(text) }),
);
