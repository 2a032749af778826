import { nextTask } from '@/lib/page/next-task';
import { parseJson } from '@/lib/text/parse-json';
import { sessionStorageKey } from './auth-storage';
import { keptSession } from './session-storage';

const lockName = `${sessionStorageKey}-renewal`;

function refreshTokenIn(text: unknown): string | null {
  const value = typeof text === 'string' ? parseJson(text) : null;
  const isObject = typeof value === 'object' && value !== null && 'refresh_token' in value;
  return isObject && typeof value.refresh_token === 'string' ? value.refresh_token : null;
}

async function renewedElsewhere(spent: string): Promise<Response | null> {
  const stored = await keptSession.getItem(sessionStorageKey);
  const kept = refreshTokenIn(stored);
  return kept === null || kept === spent ? null : new Response(stored);
}

/** Codes of the auth service for a session that is over; limits, gateways and portals end none. */
const isOver = /code":\s*"(refresh_token|session|user)_/;

/** The client ends the session at each answer that it does not take for a dead service. */
async function renewedOrSent(token: string, send: () => Promise<Response>): Promise<Response> {
  const before = await renewedElsewhere(token);
  if (before !== null) return before;
  const response = await send();
  const text = await response.clone().text();
  const isAnswered = isOver.test(text) || (response.ok && refreshTokenIn(text) !== null);
  return isAnswered ? response : new Response(null, { status: 503 });
}

const isDenied = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'SecurityError';

/** One tab at a time: a refused second renewal would end the session. */
export async function renewInTurn(request: RequestInit, send: () => Promise<Response>): Promise<Response> {
  const token = refreshTokenIn(request.body);
  if (token === null) return send();
  if (!('locks' in navigator)) return renewedOrSent(token, send);
  return new Promise((resolve, reject) => {
    const inTurn = async (): Promise<void> => {
      resolve(await renewedOrSent(token, send));
      // The client stores an answer that is whole before the next task.
      await nextTask();
    };
    navigator.locks
      .request(lockName, request.signal ? { signal: request.signal } : {}, inTurn)
      .catch((reason: unknown) => {
        if (isDenied(reason)) resolve(renewedOrSent(token, send));
        else reject(reason instanceof Error ? reason : new Error(String(reason)));
      });
  });
}
