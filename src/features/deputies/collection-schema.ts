import * as z from 'zod/mini';
import { id, number, partOr, text, textOr } from './schema';

/* What the tabs read of the Chamber; it comes with them, not with the profile. */

const unknownSupplier = 'Fornecedor não informado';

/** A name without a person's tax number (11 digits), which names of one-person companies end with. */
function withoutTaxNumber(name: string): string {
  return name.replace(/\d[\d.-]*\d/g, (run) => (run.replace(/\D/g, '').length === 11 ? '' : run)).trim();
}

export const expenseSchema = z.object({
  ano: number,
  mes: number,
  tipoDespesa: textOr('Tipo não informado'),
  tipoDocumento: text,
  numDocumento: text,
  dataDocumento: text,
  urlDocumento: text,
  nomeFornecedor: z.pipe(
    textOr(unknownSupplier),
    z.transform((name) => withoutTaxNumber(name) || unknownSupplier),
  ),
  cnpjCpfFornecedor: text,
  valorLiquido: z.number(),
});

export const speechSchema = z.object({
  dataHoraInicio: text,
  faseEvento: partOr(z.object({ titulo: text }), { titulo: null }),
  tipoDiscurso: text,
  sumario: text,
  transcricao: text,
  urlTexto: text,
  urlAudio: text,
  urlVideo: text,
});

export const propositionSchema = z.object({
  id,
  siglaTipo: textOr('Outro'),
  numero: number,
  ano: number,
  ementa: text,
  dataApresentacao: text,
});

export type Expense = z.infer<typeof expenseSchema>;
export type Speech = z.infer<typeof speechSchema>;
export type Proposition = z.infer<typeof propositionSchema>;
