/**
 * Resolves when the first screen is there and the browser has nothing better to do, at once without a network: what can
 * wait is fetched then, so that it takes nothing from what cannot. The build, which draws pages whole, waits for nothing.
 */
export function afterFirstScreen(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const whenIdle = () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
      else setTimeout(resolve, 200);
    };
    window.addEventListener('offline', () => resolve(), { once: true });
    if (!navigator.onLine) resolve();
    else if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });
}
