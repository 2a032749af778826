import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isSystemError } from '../system-error.ts';

export interface ListenOptions {
  /** 0 takes any free port. */
  port: number;
  /** The environment variable that moves this port, named when the port is taken. */
  variable: string;
  fetch: (request: Request, remoteAddress: string | undefined) => Response | Promise<Response>;
  /** Also answer on ::1, so that "localhost" works whichever way the browser resolves it. */
  alsoIpv6?: boolean;
}

export interface Listener {
  port: number;
  /** Stops at once: open connections are cut. */
  close(): Promise<void>;
}

/** The port belongs to another program. The message is ready to be shown. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly variable: string;
  constructor(port: number, variable: string) {
    super(
      `A porta ${port} já está em uso. Feche o outro programa ou escolha outra porta com ${variable}=<número>.`,
    );
    this.variable = variable;
  }
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'));
      else resolve(address.port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** False where the machine has no IPv6: "localhost" can then only mean 127.0.0.1. */
async function bindIpv6(server: Server, port: number): Promise<boolean> {
  try {
    await bind(server, '::1', port);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return false;
    throw error;
  }
}

/** On 127.0.0.1, and ::1 when requested and available. Rejects with PortTakenError. */
export async function listen({ port, variable, fetch, alsoIpv6 = false }: ListenOptions): Promise<Listener> {
  const listener = getRequestListener(
    (request, { incoming }) => fetch(request, incoming.socket.remoteAddress),
    {
      overrideGlobalObjects: false,
    },
  );
  const open: Server[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(open.map(stop));
  };
  try {
    const first = createServer((request, response) => void listener(request, response));
    const bound = await bind(first, '127.0.0.1', port);
    open.push(first);
    const second = createServer((request, response) => void listener(request, response));
    if (alsoIpv6 && (await bindIpv6(second, bound))) open.push(second);
    return { port: bound, close: closeAll };
  } catch (error) {
    await closeAll();
    throw isSystemError(error, 'EADDRINUSE', 'EACCES') ? new PortTakenError(port, variable) : error;
  }
}
