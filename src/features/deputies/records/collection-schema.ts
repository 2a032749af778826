import * as z from 'zod/mini';
import { fact, id, number, numberFact, partOf, textOr } from '@/features/deputies/schema';

/* Loads with the tabs, not with the profile. */

const unknownSupplier = 'Fornecedor não informado';

/** Names of one-person companies end with the person's tax number (11 digits). */
function withoutTaxNumber(name: string): string {
  return name
    .replace(/\d[\d.-]*\d/g, (run) => (run.replace(/\D/g, '').length === 11 ? '' : run))
    .replace(/(^|\D)\d{3}[ .]\d{3}[ .]\d{3}(?: ?[-/] ?| )\d{2}(?!\d)/g, '$1')
    .trim();
}

/** As text; null without one, which the Chamber may write as 0. */
const documentNumber = z.pipe(
  fact,
  z.transform((value) => (value === null || /^0*$/.test(value) ? null : value)),
);

/** Half a cent goes away from zero, as currency is written: lines add up to their total. */
function inWholeCents(value: number): number {
  // The binary 1.005 is a little less.
  const cents = Number((Math.abs(value) * 100).toPrecision(15));
  return Math.sign(value) * (Math.round(cents) / 100) + 0;
}

const amount = z.pipe(
  number,
  z.transform((value) => (value === null ? null : inWholeCents(value))),
);

export const expenseSchema = z.object({
  ano: numberFact,
  mes: numberFact,
  tipoDespesa: textOr('Tipo não informado'),
  tipoDocumento: fact,
  numDocumento: fact,
  dataDocumento: fact,
  urlDocumento: fact,
  nomeFornecedor: z.pipe(
    textOr(unknownSupplier),
    z.transform((name) => withoutTaxNumber(name) || unknownSupplier),
  ),
  cnpjCpfFornecedor: fact,
  /** Null where the Chamber gives none: the item is shown, and added to no sum. */
  valorLiquido: amount,
  /** Tell repeated rows from two alike. */
  codDocumento: documentNumber,
  codLote: z.optional(z.unknown()),
  parcela: z.optional(z.unknown()),
  numRessarcimento: z.optional(z.unknown()),
  valorDocumento: z.optional(z.unknown()),
  valorGlosa: z.optional(z.unknown()),
});

export const speechSchema = z.object({
  dataHoraInicio: fact,
  faseEvento: partOf(z.object({ titulo: fact })),
  tipoDiscurso: fact,
  sumario: fact,
  transcricao: fact,
  urlTexto: fact,
  urlAudio: fact,
  urlVideo: fact,
});

export const propositionSchema = z.object({
  id,
  siglaTipo: textOr('Outro'),
  numero: numberFact,
  ano: numberFact,
  ementa: fact,
  dataApresentacao: fact,
});

export type Expense = z.infer<typeof expenseSchema>;
export type Speech = z.infer<typeof speechSchema>;
export type Proposition = z.infer<typeof propositionSchema>;
