import { type Copy, openCopy } from './copy.ts';
import { chamberError, QueryError } from './errors.ts';
import { applyFault } from './apply-fault.ts';
import { createFaultSwitch, type FaultSwitch } from './fault-switch.ts';
import type { Coverage } from './resource.ts';
import { resources } from './resources.ts';

export interface StandInOptions {
  now?: () => number;
  /** Waits; only the fault "slow" does. */
  wait?: (ms: number) => Promise<void>;
  copy?: Copy;
}

export interface StandIn {
  /** Answers paths below /api/v2 as the Chamber does; never rejects for what a caller sent. */
  fetch(request: Request): Promise<Response>;
  faults: FaultSwitch;
}

const root = '/api/v2';
const missing = 'A URL passada se refere a um recurso que não existe no sistema.';

const realWait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sentences are percent-encoded: headers carry no accents. */
function describe(headers: Headers, { isPartial, note, total, lista, foraDaLista }: Coverage): void {
  if (isPartial === true) headers.set('x-snapshot-parcial', '1');
  if (note !== undefined) headers.set('x-snapshot-nota', encodeURIComponent(note));
  if (total !== undefined) headers.set('x-snapshot-total', `${total.valor} ${total.documentos}`);
  if (lista !== undefined) headers.set('x-snapshot-lista', lista);
  if (foraDaLista !== undefined) headers.set('x-snapshot-fora-da-lista', foraDaLista);
}

/** With the Chamber's quirks; x-snapshot-* headers date records and name differences. */
export function createStandIn({
  now = Date.now,
  wait = realWait,
  copy = openCopy(),
}: StandInOptions = {}): StandIn {
  const faults = createFaultSwitch();

  async function answer(url: URL): Promise<Response> {
    const instance = url.href;
    const path = url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : '';
    for (const resource of resources) {
      const match = resource.path.exec(path);
      if (match === null) continue;
      const question = { copy, path, id: match[1] ?? '', given: url.searchParams, now: now() };
      const response = await resource.answer(question);
      if (response === null) return chamberError(404, missing, instance);
      const coverage = (await resource.coverage?.(question)) ?? {};
      response.headers.set('x-snapshot-data', coverage.data ?? resource.dates.data);
      response.headers.set('x-snapshot-hoje', resource.dates.hoje);
      describe(response.headers, coverage);
      return response;
    }
    return chamberError(404, missing, instance);
  }

  async function safely(url: URL): Promise<Response> {
    try {
      return await answer(url);
    } catch (error) {
      if (error instanceof QueryError) return chamberError(400, error.message, url.href);
      throw error;
    }
  }

  return {
    faults,
    async fetch(request) {
      const url = new URL(request.url);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return chamberError(405, 'Método não permitido', url.href);
      const fault = faults.take(url.pathname);
      const answered = (): Promise<Response> => safely(url);
      const response = await (fault === null ? answered() : applyFault(fault, answered, wait));
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}
