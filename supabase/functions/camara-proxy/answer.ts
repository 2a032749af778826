import * as z from 'zod';
import { withoutEscapes } from '../_shared/html-escapes.ts';
import type { Target } from './address.ts';
import { answeredBadly } from './failures.ts';
import type { Route } from './routes.ts';
import type { RawAnswer } from './upstream.ts';

const record = z.record(z.string(), z.json());
const link = z.object({ rel: z.string(), href: z.string() });
/** One row of no shape is the reader's to leave out and tell; a list of them is none. */
const rows = z
  .array(z.json())
  .refine((all) => all.length === 0 || all.some((row) => record.safeParse(row).success));
const envelope = z.object({
  dados: z.union([rows, record]),
  links: z.array(link).nullish(),
});

const day = z.iso.date();

const originSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('camara') }),
  z.object({
    tipo: z.literal('snapshot'),
    dadosDe: day,
    /** The copy's today, where periods such as "the last months" end. */
    hoje: day,
    parcial: z.boolean().default(false),
    nota: z.string().max(300).optional(),
    /** From the Chamber's own file, where the copy has only part. */
    total: z.object({ valor: z.number(), documentos: z.int().nonnegative() }).optional(),
    listaDe: day.optional(),
    /** Day of a newer list of all in exercise that lacks the person. */
    foraDaListaDe: day.optional(),
  }),
]);

export const contentSchema = z.object({
  dados: envelope.shape.dados,
  links: z.array(link),
  total: z.int().nonnegative().nullable(),
  origem: originSchema,
});

export type Content = z.infer<typeof contentSchema>;
type Json = z.infer<ReturnType<typeof z.json>>;

/** Characters; the whole speech is read at its source. */
const maxTranscript = 2_000;

/** A CPF, alone or in a one-person company's name: pages need neither. */
const personalTaxId = /^\D*(\d\D*){11}$/;
/** With letters since July 2026 (IN RFB 2.229/2024), but no word before a CPF. */
const companyTaxId = /^(?![A-Z]{3}\d{11}$)[\dA-Z]{12}\d\d$/i;
const embeddedTaxId = /(?<!\s)\s*(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}(?: ?[-/] ?| )?\d{2}(?!\d)/g;

function isPersonal(taxId: string): boolean {
  return personalTaxId.test(taxId) && !companyTaxId.test(taxId.replace(/[./-]/g, ''));
}

/** An address has no escapes. */
function cleanText(key: string, escaped: string): Json {
  const text = /^https?:\S+$/i.test(escaped) ? escaped : withoutEscapes(escaped);
  if (key === 'cnpjCpfFornecedor' && isPersonal(text)) return null;
  if (key === 'nomeFornecedor') return text.replace(embeddedTaxId, '');
  if (key === 'transcricao' && text.length > maxTranscript)
    return `${text.slice(0, maxTranscript).replace(/[\uD800-\uDBFF]$/, '')}…`;
  return text.replace(/^http:\/\//i, 'https://');
}

function clean(key: string, value: Json): Json {
  if (typeof value === 'string') return cleanText(key, value);
  // As a number, it has lost the zeros in front.
  if (typeof value === 'number' && key === 'cnpjCpfFornecedor')
    return cleanText(key, String(value).padStart(11, '0'));
  if (Array.isArray(value)) return value.map((item) => clean(key, item));
  return typeof value === 'object' && value !== null ? cleanRecord(value) : value;
}

function cleanRecord(value: Record<string, Json>): Record<string, Json> {
  const entries = Object.entries(value).filter(([key]) => key !== 'cpf');
  return Object.fromEntries(entries.map(([key, item]) => [key, clean(key, item)]));
}

function readTotal(headers: Headers): number | null {
  const text = headers.get('x-total-count') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function readNote(text: string | null): string | undefined {
  try {
    return text === null ? undefined : decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return undefined;
  }
}

/** '338342.89 473': the sum and its number of documents. */
function readYearTotal(text: string | null): { valor: number; documentos: number } | undefined {
  const [, valor, documentos] = /^(-?\d{1,12}(?:\.\d{1,2})?) (\d{1,6})$/.exec(text ?? '') ?? [];
  return valor === undefined ? undefined : { valor: Number(valor), documentos: Number(documentos) };
}

function readOrigin(headers: Headers): Content['origem'] {
  const snapshot = originSchema.safeParse({
    tipo: 'snapshot',
    dadosDe: headers.get('x-snapshot-data'),
    hoje: headers.get('x-snapshot-hoje'),
    parcial: headers.get('x-snapshot-parcial') === '1',
    nota: readNote(headers.get('x-snapshot-nota')),
    total: readYearTotal(headers.get('x-snapshot-total')),
    listaDe: headers.get('x-snapshot-lista') ?? undefined,
    foraDaListaDe: headers.get('x-snapshot-fora-da-lista') ?? undefined,
  });
  return snapshot.success ? snapshot.data : { tipo: 'camara' };
}

/** Without CPFs, links over https, transcripts cut. Throws UpstreamError for another shape. */
export function readAnswer({ json, headers }: RawAnswer): Content {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) throw answeredBadly('upstream_error', 'resposta em formato desconhecido');
  const { dados, links } = parsed.data;
  return {
    dados: Array.isArray(dados) ? dados.map((row) => clean('', row)) : cleanRecord(dados),
    links: (links ?? []).map(({ rel, href }) => ({ rel, href: href.replace(/^http:\/\//i, 'https://') })),
    total: readTotal(headers),
    origem: readOrigin(headers),
  };
}

function rowCount({ dados }: Content): number {
  return Array.isArray(dados) ? dados.length : 1;
}

/** Seconds for which an empty list or a 404 of the Chamber is cached. */
export const emptyMaxAgeS = 600;

/** Seconds. An empty list may be a broken service, so it is soon requested again. */
export function maxAgeOf(route: Route, content: Content): number {
  return rowCount(content) === 0 ? Math.min(emptyMaxAgeS, route.maxAgeS) : route.maxAgeS;
}

/** Shorter lists may well lose half of their rows. */
const longList = 100;

/** The default list restarts with each legislature: previous rows do not count. */
function comparableRows({ dados }: Content, { path, route }: Target, legislature: number): number {
  if (!Array.isArray(dados)) return 1;
  if (route.name !== 'deputados' || path.includes('idLegislatura=')) return dados.length;
  const earlier = z.object({ idLegislatura: z.number().lt(legislature) });
  return dados.filter((row) => !earlier.safeParse(row).success).length;
}

/** The Chamber has answered 200 with empty or cut lists for days. */
export function isBelievable(
  next: Content,
  previous: Content | null,
  target: Target,
  legislature: number,
): boolean {
  const before = previous === null ? 0 : comparableRows(previous, target, legislature);
  if (before === 0) return true;
  return rowCount(next) >= (before > longList ? before / 2 : 1);
}
