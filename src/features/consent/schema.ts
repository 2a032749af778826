import * as z from 'zod/mini';

const text = z.string();

export const consentsSchema = z.array(
  z.object({ id: text, finalidade: text, versao: text, concedido_em: text, revogado_em: z.nullable(text) }),
);
