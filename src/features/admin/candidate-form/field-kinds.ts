import * as z from 'zod/mini';
import { themes, themeTexts } from '@/features/candidates/themes';
import { calendarDay } from '@/lib/day/instant';
import { dayInBrasilia } from '@/lib/text/format';
import { holdsPersonalData, impersonal, personalDataRefusal } from '@/lib/personal-data';
import { parseJson } from '@/lib/text/parse-json';
import type { FormRow } from './form-rows';
import { statuses } from '@/features/admin/model';
import {
  isCourtAddress,
  isEncyclopediaAddress,
  isHttpsAddress,
  isLegibleLine,
  isLegibleText,
  lengthOf,
  unseen,
  withPlainScheme,
} from './text-rules';

/** Null where it is not known. */
export type ColumnValue = string | number | string[] | { tema: string; texto: string }[] | null;

interface KindRule {
  /** Takes what is typed, gives what the table accepts. */
  schema: (row: FormRow) => z.ZodMiniType<ColumnValue, string>;
  /** Missing is an empty text. */
  formOf: (value: unknown) => string;
}

export const invalidUrl = 'URL inválida';
const invalidYear = 'Ano da eleição inválido';

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const orNull = z.transform((text: string): ColumnValue => (text === '' ? null : text));
const numberOrNull = z.transform((text: string): ColumnValue => (text === '' ? null : Number(text)));
const ifFilled = (rule: (text: string) => boolean, message: string) =>
  z.refine<string>((text) => text === '' || rule(text), message);

function tooShort({ label, min = 0 }: FormRow): string {
  return min === 1 ? `${label} é obrigatório` : `${label} deve ter pelo menos ${min} caracteres`;
}

function textOf(row: FormRow, isLegible: (text: string) => boolean) {
  const { label, called = label, min = 0, max = Infinity, isRequired = false } = row;
  return z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => (text === '' && !isRequired) || lengthOf(text) >= min, tooShort(row)),
      z.refine((text) => lengthOf(text) <= max, `${called} deve ter no máximo ${max} caracteres`),
      z.refine(isLegible, unseen),
      impersonal,
    ),
    orNull,
  );
}

const plainScheme = z.overwrite(withPlainScheme);
/** The encyclopedia answers on https at the same address. */
const withHttps = z.overwrite((text: string) => text.replace(/^https?:\/\//i, 'https://'));
const isOtherScheme = (text: string) => URL.canParse(text) && !text.startsWith('https://');

const optional = (...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(z.string().check(z.trim(), ...checks), orNull);
const address = (check: (text: string) => boolean, message: string, scheme = plainScheme) =>
  optional(
    scheme,
    ifFilled(isHttpsAddress, invalidUrl),
    ifFilled((text) => !isHttpsAddress(text) || check(text), message),
  );

const oneLine: KindRule = { schema: (row) => textOf(row, isLegibleLine), formOf: plain };

/** Reais as they are written here: '1.234,56', '1234,56' or '1234'. */
const reais = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$|^\d+(,\d{1,2})?$/;
const asNumeral = (text: string) => text.replaceAll('.', '').replace(',', '.');
const mostReais = 1e12;

/** The court's own lists part parties by slashes. */
const abbreviationsOf = (text: string) =>
  text
    .split(/[,;/\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** JSON in the one order of themes, or nothing. */
export function themesAsText(texts: ReadonlyMap<string, string>): string {
  const filled = themes.flatMap(({ key }) => {
    const texto = texts.get(key) ?? '';
    return texto === '' ? [] : [{ tema: key, texto }];
  });
  return filled.length === 0 ? '' : JSON.stringify(filled);
}

export function themesOfText(text: string): ReadonlyMap<string, string> {
  return themeTexts(parseJson(text === '' ? '[]' : text));
}

function themesSchema({ max = 0 }: FormRow) {
  const rules = themes.flatMap(({ key, title }) => {
    const textOfTheme = (text: string) => (themesOfText(text).get(key) ?? '').trim();
    return [
      z.refine<string>(
        (text) => lengthOf(textOfTheme(text)) <= max,
        `${title} deve ter no máximo ${max} caracteres`,
      ),
      z.refine<string>((text) => isLegibleLine(textOfTheme(text)), `${title}: ${unseen}`),
      z.refine<string>((text) => !holdsPersonalData(textOfTheme(text)), `${title}: ${personalDataRefusal}`),
    ];
  });
  return z.pipe(
    z.string().check(...rules),
    z.transform((text: string): ColumnValue =>
      [...themesOfText(text)]
        .map(([tema, texto]) => ({ tema, texto: texto.trim() }))
        .filter(({ texto }) => texto !== ''),
    ),
  );
}

/** The limits are the table's own. */
export const fieldKinds: Record<FormRow['kind'], KindRule> = {
  line: oneLine,
  choice: oneLine,
  text: { schema: (row) => textOf(row, isLegibleText), formOf: plain },
  status: {
    schema: () => z.literal(statuses, 'Status inválido'),
    formOf: (value) => statuses.find((status) => status === value) ?? 'deleted',
  },
  year: {
    schema: () =>
      z.pipe(
        z.string().check(z.trim(), z.regex(/^\d{1,4}$/, invalidYear)),
        z.pipe(
          z.transform(Number),
          z
            .number()
            .check(z.gte(1989, 'Ano da eleição deve ser 1989 ou posterior'), z.lte(2100, invalidYear)),
        ),
      ),
    formOf: plain,
  },
  age: {
    schema: () =>
      z.pipe(
        z.string().check(
          z.trim(),
          ifFilled((text) => /^-?\d+$/.test(text), 'Idade inválida'),
          ifFilled((text) => !(Number(text) < 35), 'Idade mínima é 35 anos'),
          ifFilled((text) => !(Number(text) > 130), 'Idade máxima é 130 anos'),
        ),
        numberOrNull,
      ),
    formOf: plain,
  },
  date: {
    schema: ({ label }) =>
      optional(
        ifFilled((text) => calendarDay(text) === text, `${label} deve ser um dia a partir de 1900`),
        ifFilled((text) => text <= dayInBrasilia(Date.now()), `${label} não pode estar no futuro`),
      ),
    formOf: plain,
  },
  money: {
    schema: ({ label }) =>
      z.pipe(
        z.string().check(
          z.trim(),
          ifFilled((text) => reais.test(text), `${label}: escreva um valor em reais, como 1.234,56`),
          ifFilled(
            (text) => !reais.test(text) || Number(asNumeral(text)) < mostReais,
            `${label}: o valor é alto demais`,
          ),
        ),
        z.transform((text: string): ColumnValue => (text === '' ? null : Number(asNumeral(text)))),
      ),
    formOf: (value) =>
      typeof value === 'number'
        ? new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(value)
        : '',
  },
  parties: {
    schema: ({ label }) =>
      z.pipe(
        z.string().check(
          z.refine((text) => abbreviationsOf(text).length <= 20, `${label}: no máximo 20 siglas`),
          z.refine(
            (text) => abbreviationsOf(text).every((one) => lengthOf(one) >= 2 && lengthOf(one) <= 20),
            `${label}: cada sigla deve ter de 2 a 20 caracteres`,
          ),
          z.refine((text) => abbreviationsOf(text).every(isLegibleLine), unseen),
          z.refine((text) => !abbreviationsOf(text).some(holdsPersonalData), personalDataRefusal),
        ),
        z.transform((text: string): ColumnValue => {
          const all = abbreviationsOf(text);
          return all.length === 0 ? null : all;
        }),
      ),
    formOf: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  },
  photo: {
    schema: () =>
      optional(
        plainScheme,
        ifFilled((text) => !isOtherScheme(text), 'URL da foto deve usar HTTPS'),
        ifFilled((text) => isOtherScheme(text) || isHttpsAddress(text), invalidUrl),
      ),
    formOf: plain,
  },
  wikipedia: {
    schema: () => address(isEncyclopediaAddress, 'Link deve ser da Wikipédia (wikipedia.org)', withHttps),
    formOf: plain,
  },
  url: { schema: () => address(() => true, invalidUrl), formOf: plain },
  tse: {
    schema: ({ label }) => address(isCourtAddress, `${label} deve ser um endereço do TSE (tse.jus.br)`),
    formOf: plain,
  },
  digits: {
    schema: ({ label }) =>
      optional(ifFilled((text) => /^[0-9]{8,15}$/.test(text), `${label} deve ter de 8 a 15 algarismos`)),
    formOf: plain,
  },
  themes: { schema: themesSchema, formOf: (value) => themesAsText(themeTexts(value)) },
};
