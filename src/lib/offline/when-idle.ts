let isOver = false;

/** Whether the first screen is there and what could wait for it has begun. */
export function isFirstScreenOver(): boolean {
  return isOver;
}

/** Resolves after the first screen, when the browser is idle; at once offline, and where pages are prerendered, whole. */
export function afterFirstScreen(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    const whenIdle = () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(end, { timeout: 2_000 });
      else setTimeout(end, 200);
    };
    window.addEventListener('offline', end, { once: true });
    if (!navigator.onLine) end();
    else if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });
}
