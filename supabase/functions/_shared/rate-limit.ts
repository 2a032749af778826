import * as z from 'zod';
import { describeError, type Log } from './log.ts';
import type { Rpc } from './rpc.ts';

export type RateLimit = (request: Request) => Promise<boolean>;

/** Calls of a key that pass in a window. */
export interface Limit {
  key: string;
  max: number;
  windowS: number;
}

export type LimitOf = (request: Request) => Promise<Limit>;

export interface LimitOptions {
  name: string;
  max: number;
  windowS: number;
  secret: string;
  now: () => number;
}

export interface RateLimitOptions extends LimitOptions {
  rpc: Rpc;
  log: Log;
}

/** Some gateways add the port, another one with each call. */
function withoutPort(address: string): string {
  return (
    /^(\d+(?:\.\d+){3})(?::\d+)?$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  );
}

/** The platform's header, else the nearest gateway's entry: callers set neither. */
export function clientAddress(request: Request): string {
  const platform = request.headers.get('cf-connecting-ip')?.trim() ?? '';
  if (platform !== '') return platform;
  return withoutPort(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');
}

/** One caller has a whole /64 of IPv6, and would be somebody else with each call. */
function networkOf(given: string): string {
  // The same address, as IPv6 writes it.
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!URL.canParse(`http://[${address}]`)) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = [], back = []] = canonical.split('::').map((side) => side.split(':'));
  if (front[0] === '') return canonical;
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** A keyed hash, new every day: it leads back to no address. */
async function addressKey(secret: string, day: string, address: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${day} ${address}`)));
  return Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of the caller's address. */
export function createLimitOf({ name, max, windowS, secret, now }: LimitOptions): LimitOf {
  return async (request) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    return {
      key: `${name}:${await addressKey(secret, day, networkOf(clientAddress(request)))}`,
      max,
      windowS,
    };
  };
}

/** Counts in the database, for all instances together. While the database is away everybody passes. */
export function createRateLimit({ rpc, log, ...options }: RateLimitOptions): RateLimit {
  const limitOf = createLimitOf(options);
  return async (request) => {
    const { key, max, windowS } = await limitOf(request);
    try {
      return z
        .boolean()
        .parse(await rpc('contar_chamada', { p_chave: key, p_max: max, p_janela_s: windowS }));
    } catch (error) {
      log('rate_limit_away', { error: describeError(error) });
      return true;
    }
  };
}
