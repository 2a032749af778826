import { listen } from '../../emulator/gateway/listen.ts';
import { type FaultSwitch, faultSchema } from './fault-switch.ts';
import type { StandIn } from './stand-in.ts';

/** PUT /faults begins, DELETE ends: for tests in another process. */
async function answerFaults(request: Request, faults: FaultSwitch): Promise<Response> {
  if (request.method === 'DELETE') {
    faults.clear();
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'PUT') return new Response(null, { status: 405, headers: { allow: 'PUT, DELETE' } });
  const fault = faultSchema.safeParse(await request.json());
  if (!fault.success) return Response.json(fault.error.issues, { status: 400 });
  faults.set(fault.data);
  return new Response(null, { status: 204 });
}

export interface ServedStandIn {
  /** Base of the API, without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

export async function serveStandIn(standIn: StandIn, log: (line: string) => void): Promise<ServedStandIn> {
  const { port, close } = await listen({
    port: 0,
    variable: 'CAMARA_API_URL',
    async fetch(request) {
      try {
        if (new URL(request.url).pathname === '/faults') return await answerFaults(request, standIn.faults);
        return await standIn.fetch(request);
      } catch (error) {
        log(`camara: ${String(error)}`);
        return new Response(null, { status: 500 });
      }
    },
  });
  return { url: `http://127.0.0.1:${port}/api/v2`, close };
}
