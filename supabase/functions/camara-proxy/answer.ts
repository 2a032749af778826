import * as z from 'zod';
import type { Target } from './address.ts';
import { answeredBadly } from './failures.ts';
import type { Route } from './routes.ts';
import type { RawAnswer } from './upstream.ts';

const record = z.record(z.string(), z.json());
const link = z.object({ rel: z.string(), href: z.string() });
const envelope = z.object({
  dados: z.union([z.array(record), record]),
  links: z.array(link).nullish(),
});

const day = z.iso.date();

/** Where the data comes from, for the page to say so. */
const originSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('camara') }),
  z.object({
    tipo: z.literal('snapshot'),
    /** Day on which the records were gathered. */
    dadosDe: day,
    /** Day that the copy takes for today, where questions about the last months end. */
    hoje: day,
    /** The Chamber has more than the copy holds of what was asked. */
    parcial: z.boolean().default(false),
    /** What the copy holds or lacks of it, as a sentence. */
    nota: z.string().max(300).optional(),
    /** What the Chamber's own file adds the year up to, where the copy has but a part of the rows. */
    total: z.object({ valor: z.number(), documentos: z.int().nonnegative() }).optional(),
    /** Day of the list that a deputy's party and situation come from, when it is not that of the records. */
    listaDe: day.optional(),
  }),
]);

/** What is kept in the cache and, with its age, sent to pages. */
export const contentSchema = z.object({
  dados: envelope.shape.dados,
  links: z.array(link),
  /** Rows that exist in all pages; null when the Chamber does not say. */
  total: z.int().nonnegative().nullable(),
  origem: originSchema,
});

export type Content = z.infer<typeof contentSchema>;
type Json = z.infer<ReturnType<typeof z.json>>;

/** Long speeches are read at their source; pages show the beginning. */
const longestTranscript = 2_000;

/** A person's tax number alone in its field, and inside the name of a one-person company: pages have no use for it. */
const personalTaxId = /^\D*(\d\D*){11}$/;
const embeddedTaxId = /\s*\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g;

function cleanText(key: string, text: string): Json {
  if (key === 'cnpjCpfFornecedor' && personalTaxId.test(text)) return null;
  if (key === 'nomeFornecedor') return text.replace(embeddedTaxId, '');
  if (key === 'transcricao' && text.length > longestTranscript) return `${text.slice(0, longestTranscript)}…`;
  return text.replace(/^http:\/\//i, 'https://');
}

function clean(key: string, value: Json): Json {
  if (typeof value === 'string') return cleanText(key, value);
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

/** A sentence that a header carries percent-encoded. */
function readNote(text: string | null): string | undefined {
  try {
    return text === null ? undefined : decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return undefined;
  }
}

/** '338342.89 473': the sum and from how many documents. */
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
  });
  return snapshot.success ? snapshot.data : { tipo: 'camara' };
}

/**
 * What pages may see of an answer: no personal tax numbers, links over https, long transcripts cut.
 * Throws UpstreamError when it is not shaped as the Chamber's answers are.
 */
export function readAnswer({ json, headers }: RawAnswer): Content {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) throw answeredBadly('upstream_error', 'resposta em formato desconhecido');
  const { dados, links } = parsed.data;
  return {
    dados: Array.isArray(dados) ? dados.map(cleanRecord) : cleanRecord(dados),
    links: (links ?? []).map(({ rel, href }) => ({ rel, href: href.replace(/^http:\/\//i, 'https://') })),
    total: readTotal(headers),
    origem: readOrigin(headers),
  };
}

/** Rows of a list; one for a single record. */
function rowCount({ dados }: Content): number {
  return Array.isArray(dados) ? dados.length : 1;
}

/** Seconds for which an empty list, or the Chamber's word that a record does not exist, is believed. */
export const emptyMaxAgeS = 600;

/** Seconds for which an answer is fresh. An empty list may be a broken service, so it is soon requested again. */
export function maxAgeOf(route: Route, content: Content): number {
  return rowCount(content) === 0 ? Math.min(emptyMaxAgeS, route.maxAgeS) : route.maxAgeS;
}

/** Below this, a list may well lose half of its rows. */
const longList = 100;

/**
 * Rows that a next answer is held against. The list of who is in exercise begins anew with a legislature: rows of the
 * one before say nothing of how many the new one has. Who asks for a legislature by its number gets the same rows always.
 */
function comparableRows({ dados }: Content, { path, route }: Target, legislature: number): number {
  if (!Array.isArray(dados)) return 1;
  if (route.name !== 'deputados' || path.includes('idLegislatura=')) return dados.length;
  return dados.filter(({ idLegislatura: of }) => typeof of !== 'number' || of >= legislature).length;
}

/**
 * The Chamber has answered 200 with empty or cut lists for whole days: a list that was full is not believed empty,
 * nor a long one halved.
 * @param legislature the one that sits now.
 */
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
