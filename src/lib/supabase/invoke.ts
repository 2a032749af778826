import type { FunctionsClient } from '@supabase/functions-js';
import { parseJson } from '@/lib/text/parse-json';

/** Milliseconds after which a function counts as failed: longer than any of them waits for somebody else. */
const answerTimeout = 60_000;

interface FunctionRequest {
  body?: Record<string, unknown>;
  signal?: AbortSignal;
}

interface Failure {
  /** HTTP status, or null when no answer came. */
  status: number | null;
  /** Whether the function asks for favourites first (the analysis does). */
  needsChoices: boolean;
  /** The function's own sentence; shown only where the screen's texts say so. */
  serverMessage: string | null;
  /** The function's own word for what went wrong ('not_found', 'upstream_timeout' …), when it said one. */
  serverCode: string | null;
}

/** A failed call of an edge function, with what its body said. */
export class FunctionError extends Error implements Failure {
  readonly status: number | null;
  readonly needsChoices: boolean;
  readonly serverMessage: string | null;
  readonly serverCode: string | null;
  /** The function's own code (retrying is useless), else the status in words; '' when trying again at once may help. */
  readonly code: string;

  constructor({ status, needsChoices, serverMessage, serverCode }: Failure, cause: unknown) {
    super(serverMessage ?? `The function answered ${status ?? 'nothing'}.`, { cause });
    this.name = 'FunctionError';
    this.status = status;
    this.needsChoices = needsChoices;
    this.serverMessage = serverMessage;
    this.serverCode = serverCode;
    this.code = serverCode ?? (status !== null && status < 500 && status !== 429 ? String(status) : '');
  }
}

/** A body that is not JSON (a gateway's page) says nothing about the failure. */
async function bodyOf(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}

/** The named text of a body, or null when it is missing or empty. */
function textIn(body: unknown, name: 'error' | 'code'): string | null {
  const isObject = typeof body === 'object' && body !== null;
  const found: unknown = isObject && name in body ? Reflect.get(body, name) : null;
  return typeof found === 'string' && found !== '' ? found : null;
}

async function failureOf(response: Response | undefined): Promise<Failure> {
  if (!response) return { status: null, needsChoices: false, serverMessage: null, serverCode: null };
  const body = await bodyOf(response);
  return {
    status: response.status,
    needsChoices:
      typeof body === 'object' && body !== null && 'needsChoices' in body && body.needsChoices === true,
    serverMessage: textIn(body, 'error'),
    serverCode: textIn(body, 'code'),
  };
}

/** The answer is still to be checked by the caller's schema. @throws FunctionError on any failure, the network's included. */
export async function invoke(
  functions: FunctionsClient,
  name: string,
  request: FunctionRequest = {},
): Promise<unknown> {
  const result = await functions.invoke<unknown>(name, { ...request, timeout: answerTimeout });
  const cause: unknown = result.error;
  if (cause) throw new FunctionError(await failureOf(result.response), cause);
  return result.data;
}
