import * as z from 'zod/mini';
import { calendarDay } from '@/lib/day/instant';
import { personName } from '@/lib/text/person-name';

/* camara-proxy's answers: all but ids may be null or missing. */

/** Of another type it is not told, and loses no other fact. */
export const fact = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null,
  ),
);

const day = z.pipe(
  fact,
  z.transform((value) => calendarDay(value)),
);

/** A person's name in one spelling, however the Chamber writes it. */
const nameText = z.pipe(
  fact,
  z.transform((value) => (value === null ? null : personName(value))),
);

/** Of another type it is a part of which nothing is told. */
export function partOf<Part extends z.ZodMiniType>(part: Part) {
  return z.catch(part, () => z.parse(part, {}));
}

export function textOr(missing: string) {
  return z.pipe(
    fact,
    z.transform((value) => value ?? missing),
  );
}

export interface Rows<Row> {
  good: Row[];
  bad: number;
}

/** One bad row loses no other. */
export function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows): Rows<z.infer<Row>> => {
      const good = rows.flatMap((one) => {
        const parsed = z.safeParse(row, one);
        return parsed.success ? [parsed.data] : [];
      });
      return { good, bad: rows.length - good.length };
    }),
  );
}

function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const isWithComma = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(value);
  const plain = isWithComma ? value.replaceAll('.', '').replace(',', '.') : value;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : value;
}

/** The Chamber has written numbers as text before, also with a comma. */
export const number = z.pipe(
  z.pipe(z.optional(z.unknown()), z.transform(fromText)),
  z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? null),
  ),
);

/** Like `fact`. */
export const numberFact = z.catch(number, null);

export const id = z.pipe(number, z.int().check(z.positive()));

export const deputySchema = z.object({
  id,
  nome: z.pipe(
    nameText,
    z.transform((value) => value ?? 'Nome não informado'),
  ),
  siglaPartido: fact,
  siglaUf: fact,
  urlFoto: fact,
});

const officeSchema = z.object({ nome: fact, predio: fact, sala: fact, telefone: fact, email: fact });

const statusSchema = z.object({
  nome: nameText,
  nomeEleitoral: nameText,
  siglaPartido: fact,
  siglaUf: fact,
  idLegislatura: numberFact,
  urlFoto: fact,
  email: fact,
  situacao: fact,
  condicaoEleitoral: fact,
  gabinete: partOf(officeSchema),
});

export const deputyDetailSchema = z.object({
  id,
  nomeCivil: nameText,
  sexo: fact,
  dataNascimento: day,
  dataFalecimento: day,
  ufNascimento: fact,
  municipioNascimento: fact,
  escolaridade: fact,
  ultimoStatus: partOf(statusSchema),
});

export const partySchema = z.object({ id, sigla: z.string(), nome: fact });

const isoDay = z.iso.date();

/** The Chamber or a copy: its today, gaps, total and lists' days. */
const originSchema = z.union([
  z.object({ tipo: z.literal('camara') }),
  z.object({
    tipo: z.literal('snapshot'),
    dadosDe: isoDay,
    hoje: isoDay,
    parcial: z.boolean(),
    nota: z.optional(z.string()),
    total: z.optional(z.object({ valor: z.number(), documentos: z.number() })),
    listaDe: z.optional(isoDay),
    foraDaListaDe: z.optional(isoDay),
  }),
]);

const linkSchema = z.object({ rel: z.string(), href: z.string() });

/** `obtidoEm` is the moment at which the Chamber was read. */
export function answerSchema<Data extends z.ZodMiniType>(dados: Data) {
  return z.object({
    dados,
    links: z.pipe(
      z.nullish(z.array(linkSchema)),
      z.transform((links) => links ?? []),
    ),
    total: numberFact,
    origem: originSchema,
    obtidoEm: z.iso.datetime({ offset: true }),
  });
}

export type Deputy = z.infer<typeof deputySchema>;
export type DeputyDetail = z.infer<typeof deputyDetailSchema>;
export type Origin = z.infer<typeof originSchema>;
export type Link = z.infer<typeof linkSchema>;
