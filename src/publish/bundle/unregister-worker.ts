import type { Plugin } from 'vite';

/** Replaces a worker, deletes its caches and returns pages to the network. */
const farewell = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
  })());
});
`;

/** The worker of `npm start` may hold this port and keep answering. */
export function retiredWorker(): Plugin {
  return {
    name: 'retired-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-store');
        response.end(farewell);
      });
    },
  };
}
