import * as z from 'zod';

const recordSchema = z.union([
  z.strictObject({ tipo: z.string(), id: z.string() }),
  z.strictObject({ tipo: z.literal('camara') }),
]);
export const replySchema = z.object({
  analise: z.string(),
  secoes: z.array(
    z.strictObject({
      titulo: z.string(),
      frases: z.array(z.strictObject({ texto: z.string(), fatos: z.array(z.string()) })),
    }),
  ),
  fatos: z.array(
    z.strictObject({
      id: z.string(),
      sobre: z.string(),
      tipo: z.string(),
      valor: z.string(),
      registro: recordSchema.nullable(),
    }),
  ),
  candidatosCount: z.int(),
  deputadosCount: z.int(),
  descritos: z.strictObject({ candidatos: z.int(), deputados: z.int() }),
  motivo: z.string().nullable(),
  rotulo: z.string(),
  modelo: z.string().nullable(),
  provedor: z.string().nullable(),
  geradoEm: z.string(),
});

/** A successful answer, checked against the contract. */
export async function replyOf(response: Response): Promise<z.infer<typeof replySchema>> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return z.strictObject(replySchema.shape).parse(await response.json());
}
