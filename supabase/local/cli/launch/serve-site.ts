import { listen } from '../../emulator/gateway/listen.ts';
import type { Site } from '../site/site.ts';

export interface ServedSite {
  url: string;
  /** Answers with this site, pending requests included. */
  serve(site: Site): void;
  close(): Promise<void>;
}

/**
 * Listens before the build, so that a taken port is reported at once; early requests wait. Rejects with
 * PortTakenError.
 */
export async function serveSite(port: number): Promise<ServedSite> {
  let serve: (site: Site) => void = () => undefined;
  const ready = new Promise<Site>((resolve) => {
    serve = resolve;
  });
  const listener = await listen({
    port,
    variable: 'APP_PORT',
    alsoIpv6: true,
    fetch: async (request) => (await ready).fetch(request),
  });
  return { url: `http://localhost:${listener.port}`, serve: (site) => serve(site), close: listener.close };
}
