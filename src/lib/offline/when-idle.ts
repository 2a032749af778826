let isOver = false;

export function isFirstScreenOver(): boolean {
  return isOver;
}

/** At once offline or prerendering; else after first screen, when idle. */
export function afterFirstScreen(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      isOver = true;
      window.removeEventListener('offline', end);
      resolve();
    };
    const whenIdle = () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(end, { timeout: 2_000 });
      else setTimeout(end, 200);
    };
    window.addEventListener('offline', end);
    if (!navigator.onLine) end();
    else if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });
}
