import type { FunctionsClient } from '@supabase/functions-js';
import { parseJson } from '@/lib/text/parse-json';

const answerTimeout = 60_000;

interface FunctionRequest {
  body?: Record<string, unknown>;
  signal?: AbortSignal;
}

interface Failure {
  status: number | null;
  needsChoices: boolean;
  serverMessage: string | null;
  serverCode: string | null;
}

export class FunctionError extends Error implements Failure {
  readonly status: number | null;
  readonly needsChoices: boolean;
  readonly serverMessage: string | null;
  readonly serverCode: string | null;
  /** The function's code, else the status in words; '' when retrying may help. */
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

async function bodyOf(response: Response): Promise<unknown> {
  return parseJson(await response.text());
}

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

/** The caller's schema checks the answer. @throws FunctionError on any failure, the network's included. */
export async function invoke(
  functions: FunctionsClient,
  name: string,
  request: FunctionRequest = {},
): Promise<unknown> {
  // The client hears only of what is aborted later.
  request.signal?.throwIfAborted();
  const result = await functions.invoke<unknown>(name, { ...request, timeout: answerTimeout });
  const cause: unknown = result.error;
  if (cause) throw new FunctionError(await failureOf(result.response), cause);
  return result.data;
}
