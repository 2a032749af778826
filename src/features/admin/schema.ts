import * as z from 'zod/mini';
import { statuses } from './model';
import { isEncyclopediaAddress, isHttpsAddress, isLegibleLine, isLegibleText, lengthOf } from './text-rules';

/** Spec §5 and §9; the caps that the specification does not name are the table's own. */
export const limits = {
  nome: { min: 3, max: 120 },
  partido_sigla: { min: 2, max: 12 },
  partido_nome: { min: 1, max: 120 },
  coalition: { max: 200 },
  bio_summary: { max: 800 },
  motivo_fora_da_urna: { max: 200 },
  election_year: { min: 1989, max: 2100 },
  idade: { min: 35, max: 130 },
} as const;

const unseen = 'Há um caractere invisível neste campo. Apague o texto e digite de novo.';
const invalidUrl = 'URL inválida';
const invalidYear = 'Ano da eleição inválido';

const atLeast = (length: number, message: string) =>
  z.refine<string>((text) => lengthOf(text) >= length, message);
const atMost = (length: number, message: string) =>
  z.refine<string>((text) => lengthOf(text) <= length, message);

/** A scheme in capitals is the same scheme. */
const withPlainScheme = z.overwrite((text: string) => text.replace(/^https:\/\//i, 'https://'));
/** The encyclopedia answers on https at the same address. */
const withHttps = z.overwrite((text: string) => text.replace(/^https?:\/\//i, 'https://'));

const isOtherScheme = (text: string) => URL.canParse(text) && !text.startsWith('https://');

const photoUrl = z.string().check(
  z.trim(),
  withPlainScheme,
  z.refine((text) => !isOtherScheme(text), 'URL da foto deve usar HTTPS'),
  z.refine((text) => isOtherScheme(text) || isHttpsAddress(text), invalidUrl),
);

const encyclopediaLink = z.string().check(
  z.trim(),
  withHttps,
  z.refine((text) => text === '' || isHttpsAddress(text), invalidUrl),
  z.refine(
    (text) => text === '' || !isHttpsAddress(text) || isEncyclopediaAddress(text),
    'Link deve ser da Wikipédia (wikipedia.org)',
  ),
);

const electionYear = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,4}$/, invalidYear)),
  z.pipe(
    z.transform(Number),
    z
      .number()
      .check(
        z.gte(limits.election_year.min, 'Ano da eleição deve ser 1989 ou posterior'),
        z.lte(limits.election_year.max, invalidYear),
      ),
  ),
);

/** The candidate form (spec §5): what is typed goes in, what the table accepts comes out. */
export const candidateSchema = z.object({
  nome: z
    .string()
    .check(
      z.trim(),
      atLeast(limits.nome.min, 'Nome deve ter pelo menos 3 caracteres'),
      atMost(limits.nome.max, 'Nome deve ter no máximo 120 caracteres'),
      z.refine(isLegibleLine, unseen),
    ),
  partido_sigla: z
    .string()
    .check(
      z.trim(),
      atLeast(limits.partido_sigla.min, 'Sigla do partido deve ter pelo menos 2 caracteres'),
      atMost(limits.partido_sigla.max, 'Sigla do partido deve ter no máximo 12 caracteres'),
      z.refine(isLegibleLine, unseen),
    ),
  partido_nome: z
    .string()
    .check(
      z.trim(),
      atLeast(limits.partido_nome.min, 'Nome do partido é obrigatório'),
      atMost(limits.partido_nome.max, 'Nome do partido deve ter no máximo 120 caracteres'),
      z.refine(isLegibleLine, unseen),
    ),
  coalition: z
    .string()
    .check(
      z.trim(),
      atMost(limits.coalition.max, 'Coligação deve ter no máximo 200 caracteres'),
      z.refine(isLegibleLine, unseen),
    ),
  election_year: electionYear,
  status: z.enum(statuses, 'Status inválido'),
  foto_url: photoUrl,
  link_wikipedia: encyclopediaLink,
  bio_summary: z
    .string()
    .check(
      z.trim(),
      atMost(limits.bio_summary.max, 'Biografia deve ter no máximo 800 caracteres'),
      z.refine(isLegibleText, unseen),
    ),
  motivo_fora_da_urna: z
    .string()
    .check(
      z.trim(),
      atMost(limits.motivo_fora_da_urna.max, 'Motivo deve ter no máximo 200 caracteres'),
      z.refine(isLegibleLine, unseen),
    ),
  idade: z.nullable(
    z.number('Idade inválida').check(
      z.refine<number>((age) => Number.isInteger(age), 'Idade inválida'),
      z.gte(limits.idade.min, 'Idade mínima é 35 anos'),
      z.lte(limits.idade.max, 'Idade máxima é 130 anos'),
    ),
  ),
});

/** What the form holds while it is written: all text, the age aside, which is not editable here. */
export type FormValues = z.input<typeof candidateSchema>;
/** What a valid form is saved as. */
export type CandidateValues = z.output<typeof candidateSchema>;
export type FieldName = keyof FormValues;
