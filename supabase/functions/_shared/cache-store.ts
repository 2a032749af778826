import * as z from 'zod';
import { instantSchema } from './foreign-moment.ts';
import type { Rpc } from './rpc.ts';

const rowSchema = z
  .object({
    corpo: z.unknown(),
    obtidoEm: instantSchema.nullable(),
    fresco: z.boolean(),
    reservado: z.boolean(),
  })
  .nullable();

const claimSchema = z.string().nullable();

export interface CacheRow {
  body: unknown;
  fetchedAt: number | null;
  isFresh: boolean;
  isClaimed: boolean;
}

/** Shared by all functions. Methods reject with RpcError or ZodError. */
export interface CacheStore {
  read(key: string): Promise<CacheRow | null>;
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

export function createCacheStore(rpc: Rpc): CacheStore {
  return {
    async read(key) {
      const row = rowSchema.parse(await rpc('ler_cache_http', { p_chave: key }));
      if (row === null) return null;
      return {
        body: row.corpo,
        fetchedAt: row.obtidoEm,
        isFresh: row.fresco,
        isClaimed: row.reservado,
      };
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
