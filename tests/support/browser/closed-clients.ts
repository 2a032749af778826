import { AuthClient } from '@supabase/auth-js';

/** Files share a document: what hears it or other tabs would act in the next file too. */
export function closingClients(): () => Promise<void> {
  const over = new AbortController();
  const opened = new Set<InstanceType<typeof AuthClient>>();
  const { initialize } = AuthClient.prototype;
  AuthClient.prototype.initialize = function () {
    opened.add(this);
    return initialize.call(this);
  };
  const { addEventListener } = document;
  document.addEventListener = (...[type, listener, options]: Parameters<typeof addEventListener>) => {
    const isModules = type === 'visibilitychange' && options === undefined;
    addEventListener.call(document, type, listener, isModules ? { signal: over.signal } : options);
  };
  return async () => {
    over.abort();
    document.addEventListener = addEventListener;
    AuthClient.prototype.initialize = initialize;
    for (const client of opened) await client.dispose();
  };
}
