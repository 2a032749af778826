import { addressesOf, patternOf, siteMap } from '../../lib/site-map.ts';

const prerendered = addressesOf(siteMap.filter(({ file }) => file === 'page' || file === 'records'));
const prerenderedPath = `/(?:(?:${patternOf(prerendered, '[\\w-]+')})/?)?`;

/** Path and search. */
export const prerenderedPage = new RegExp(`^${prerenderedPath}(?:\\?.*)?$`);

export const prerenderedAddress = new RegExp(`^https?://[^/]+${prerenderedPath}(?:[?#].*)?$`);

interface Opened {
  request: Request;
  event: Pick<ExtendableEvent, 'waitUntil'>;
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The kept file while its scripts are this version's, else network; text without outside references. */
export async function answerPage({ request, event }: Opened): Promise<Response> {
  if (request.mode !== 'navigate') return fetch(request);
  const most = 30;
  const patienceMs = 3_000;
  // Parameters may hold a secret, so the path alone is kept.
  const file = `${new URL(request.url).pathname.replace(/\/+$/, '') || '/index'}.html`;
  const pages = await caches.open('pages');

  const isCurrent = async (page: Response) => {
    const html = await page.clone().text();
    const script = /"entry":"([^"]+)"/.exec(html)?.[1];
    const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache'));
    if (script === undefined || name === undefined || !html.includes('id="publication"')) return false;
    return (await (await caches.open(name)).match(script)) !== undefined;
  };
  const keep = async (page: Response) => {
    // A captive portal's answer leaves the kept page alone.
    if (!page.ok || page.redirected || !(await page.clone().text()).includes('id="start"')) return;
    await pages.delete(file);
    if (!(await isCurrent(page))) return;
    await pages.put(file, page);
    const all = await pages.keys();
    for (const oldest of all.slice(0, Math.max(0, all.length - most))) await pages.delete(oldest);
  };

  const asked = fetch(request).then((page) => {
    event.waitUntil(keep(page.clone()));
    return page;
  });
  event.waitUntil(asked.catch(() => undefined));
  const kept = await pages.match(file);
  if (kept && (await isCurrent(kept))) return kept;
  const timeoutMs = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
  const page = await Promise.race([asked.catch(() => undefined), timeoutMs]);
  // A host may lack a young record's file; the file of all pages reads it.
  if (page !== undefined && page.status !== 404) return page;
  return (await caches.match('/200.html', { ignoreSearch: true })) ?? asked;
}
