import { Workbox } from 'workbox-window';
import { notify } from '@/lib/notify';

const betweenChecks = 60 * 60_000;

let worker: Workbox | null = null;

/** A first worker may wait too: in Firefox, where the page is left while it installs. */
function offerUpdate(): void {
  if (navigator.serviceWorker.controller === null) return;
  notify('Nova versão disponível', { action: { label: 'Atualizar', run: () => void openNewest() } });
}

function checkWhenSeen(started: Workbox): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - last < betweenChecks) return;
    last = Date.now();
    started.update().catch((reason: unknown) => {
      console.warn('Could not ask for a new version', reason);
    });
  });
}

/** Production alone; a new version is offered in a toast. */
export function startWorker(): void {
  if (worker !== null || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  register().catch((reason: unknown) => {
    console.warn('Service worker not registered', reason);
  });
}

/** Some browsers have null in the worker's place, others one that throws. */
async function register(): Promise<void> {
  const started = new Workbox('/sw.js', { updateViaCache: 'none' });
  worker = started;
  started.addEventListener('waiting', offerUpdate);
  await started.register();
  checkWhenSeen(started);
}

/** Milliseconds before the page reloads without the new version. */
const fetchPatience = 10_000;

/** Also resolves once the worker gave up. */
function settled(installing: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve();
    });
  });
}

async function fetchNewest(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (reason) {
    console.warn('Could not ask for a new version', reason);
  }
  if (registration.installing) await settled(registration.installing);
}

/** None where the browser has or gives none. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch (reason) {
    console.warn('No service worker here', reason);
    return undefined;
  }
}

/** Reloads lose forms, so only on request; a plain reload keeps the old worker. */
export async function openNewest(): Promise<void> {
  const registration = await findRegistration();
  if (registration) {
    const timeoutMs = new Promise((resolve) => setTimeout(resolve, fetchPatience));
    await Promise.race([fetchNewest(registration), timeoutMs]);
  }
  if (!registration?.waiting) {
    window.location.reload();
    return;
  }
  // Whoever stays with a form is not asked again for another tab's version.
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
}
