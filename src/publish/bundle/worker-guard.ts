/** Workbox trusts status alone: checks type and version; text without outside references (`offline.ts`). */
export function guardWorker(entry: string): void {
  const pageFile = '/200.html';
  const types = [
    { ending: /\.js$/, type: /javascript/ },
    { ending: /\.css$/, type: /css/ },
    { ending: /\.woff2$/, type: /font|octet-stream/ },
    { ending: /\.svg$/, type: /svg/ },
  ];
  const ask = self.fetch.bind(self);
  const find = caches.match.bind(caches);
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, self.location.href).pathname;

  const isGenuine = async (path: string, answer: Response) => {
    const said = answer.headers.get('content-type') ?? '';
    if (path === pageFile) return said.includes('html') && (await answer.clone().text()).includes(entry);
    return types.every(({ ending, type }) => !ending.test(path) || type.test(said));
  };

  self.fetch = async (input, init) => {
    const path = pathOf(input);
    if (path !== pageFile && !types.some(({ ending }) => ending.test(path))) return ask(input, init);
    const request = new Request(input, init);
    try {
      const answer = await ask(request.clone());
      if (answer.ok && (await isGenuine(path, answer))) return answer;
    } catch (reason) {
      // A hash that differs is told like a network that fails.
      if (request.integrity === '') throw reason;
    }
    // Past the browser's cache, which may hold a captive portal's page.
    const anew = await ask(new Request(request, { cache: 'reload' }));
    return !anew.ok || (await isGenuine(path, anew)) ? anew : new Response(null, { status: 404 });
  };

  caches.match = async (request, options) => {
    const kept = await find(request, options);
    const path = pathOf(request);
    if (kept === undefined || (await isGenuine(path, kept))) return kept;
    if (options?.cacheName === undefined) return undefined;
    const store = await caches.open(options.cacheName);
    await store.delete(request, options);
    // Workbox itself repairs what has a hash.
    if (path !== pageFile) return undefined;
    const anew = await self.fetch(new URL(pageFile, self.location.href));
    if (!anew.ok) return undefined;
    await store.put(request, anew.clone());
    return anew;
  };
}
