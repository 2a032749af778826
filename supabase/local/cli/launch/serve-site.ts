import { listen } from '../../emulator/gateway/listen.ts';
import type { Site } from '../site/site.ts';

export interface ServedSite {
  url: string;
  /** Answers with this site from now on, pending requests included. */
  serve(site: Site): void;
  close(): Promise<void>;
}

/**
 * Listens before the build, so that a taken port is reported at once; early requests wait. Rejects with
 * PortTakenError.
 */
export async function serveSite(port: number): Promise<ServedSite> {
  let open: (site: Site) => void = () => undefined;
  let current = new Promise<Site>((resolve) => {
    open = resolve;
  });
  const listener = await listen({
    port,
    variable: 'APP_PORT',
    alsoIpv6: true,
    fetch: async (request) => (await current).fetch(request),
  });
  const serve = (site: Site): void => {
    open(site);
    current = Promise.resolve(site);
  };
  return { url: `http://localhost:${listener.port}`, serve, close: listener.close };
}
