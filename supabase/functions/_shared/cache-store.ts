import * as z from 'zod';
import { instantSchema } from './foreign-moment.ts';
import type { Limit } from './rate-limit.ts';
import type { Rpc } from './rpc.ts';

const claimSchema = z.string().nullable();
const rowSchema = z.object({
  corpo: z.unknown(),
  obtidoEm: instantSchema.nullable(),
  fresco: z.boolean(),
  reservado: z.boolean(),
});
const openedSchema = rowSchema.extend({ reserva: claimSchema, passa: z.boolean() });

export interface CacheRow {
  body: unknown;
  fetchedAt: number | null;
  isFresh: boolean;
  isClaimed: boolean;
}

export interface Opened extends CacheRow {
  claim: string | null;
  isLimited: boolean;
}

/** Shared by all functions. Methods reject with RpcError or ZodError. */
export interface CacheStore {
  read(key: string): Promise<CacheRow | null>;
  /** As `read`; without an answer it counts a call and, within the limit, claims. */
  open(key: string, claimMs: number, limit: Limit): Promise<Opened>;
  /** A claim to hand back; null when another caller has it, or fresh. */
  claim(key: string, claimMs: number): Promise<string | null>;
  /** Stores an answer and ends the claim; returns the moment of the fetch. */
  write(key: string, body: unknown, lifetime: Lifetime): Promise<number>;
  /** After a failure nobody retries for `pauseMs` while a stale answer exists. */
  release(key: string, claim: string, pauseMs: number): Promise<void>;
}

/** Seconds until revalidation, and of serving stale while the service is down. */
export interface Lifetime {
  maxAgeS: number;
  staleIfErrorS: number;
}

function rowOf({ corpo, obtidoEm, fresco, reservado }: z.infer<typeof rowSchema>): CacheRow {
  return { body: corpo, fetchedAt: obtidoEm, isFresh: fresco, isClaimed: reservado };
}

export function createCacheStore(rpc: Rpc): CacheStore {
  return {
    async read(key) {
      const row = rowSchema.nullable().parse(await rpc('ler_cache_http', { p_chave: key }));
      return row === null ? null : rowOf(row);
    },
    async open(key, claimMs, { key: p_limite, max: p_max, windowS: p_janela_s }) {
      const limit = { p_limite, p_max, p_janela_s };
      const args = { p_chave: key, p_reserva_ms: claimMs, ...limit };
      const row = openedSchema.parse(await rpc('abrir_cache_http', args));
      return { ...rowOf(row), claim: row.reserva, isLimited: !row.passa };
    },
    async claim(key, claimMs) {
      return claimSchema.parse(await rpc('reservar_cache_http', { p_chave: key, p_reserva_ms: claimMs }));
    },
    async write(key, body, { maxAgeS, staleIfErrorS }) {
      const args = { p_chave: key, p_corpo: body, p_fresco_s: maxAgeS, p_guarda_s: staleIfErrorS };
      return instantSchema.parse(await rpc('gravar_cache_http', args));
    },
    async release(key, claim, pauseMs) {
      await rpc('soltar_cache_http', { p_chave: key, p_reserva: claim, p_pausa_ms: pauseMs });
    },
  };
}
