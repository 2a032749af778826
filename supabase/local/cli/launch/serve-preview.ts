import { listen } from '../../emulator/gateway/listen.ts';
import type { PreviewServer } from '../preview-server/preview-server.ts';

export interface ServedPreview {
  url: string;
  /** Answers with this site from now on, pending requests included. */
  serve(site: PreviewServer): void;
  close(): Promise<void>;
}

/** A taken port fails before the build, early requests wait. Rejects with PortTakenError. */
export async function servePreview(port: number): Promise<ServedPreview> {
  let open: (site: PreviewServer) => void = () => undefined;
  let current = new Promise<PreviewServer>((resolve) => {
    open = resolve;
  });
  const listener = await listen({
    port,
    variable: 'APP_PORT',
    alsoIpv6: true,
    fetch: async (request) => (await current).fetch(request),
  });
  const serve = (site: PreviewServer): void => {
    open(site);
    current = Promise.resolve(site);
  };
  return { url: `http://localhost:${listener.port}`, serve, close: listener.close };
}
