import { createServer as createTcpServer, connect, type Server } from 'node:net';
import { PortTakenError } from '../../emulator/gateway/listen.ts';
import type { Running } from './lifecycle.ts';

/** Lets "localhost" reach the server on 127.0.0.1 where it resolves to ::1, WebSockets included. */
function relayIpv6(port: number): Promise<Server | null> {
  const relay = createTcpServer((socket) => {
    const target = connect(port, '127.0.0.1');
    socket.on('error', () => target.destroy());
    target.on('error', () => socket.destroy());
    socket.pipe(target).pipe(socket);
  });
  return new Promise((resolve) => {
    relay.once('error', () => resolve(null));
    relay.listen({ host: '::1', port }, () => resolve(relay));
  });
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && /port \d+ is already in use/i.test(error.message);
}

/** Vite's development server for the environment of this process. Rejects with PortTakenError. */
export async function startDevSite(root: string, port: number): Promise<Running> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { host: '127.0.0.1', port, strictPort: true } });
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    throw isPortTaken(error) ? new PortTakenError(port, 'APP_PORT') : error;
  }
  const relay = await relayIpv6(port);
  return {
    async stop() {
      relay?.close();
      await vite.close();
    },
  };
}
