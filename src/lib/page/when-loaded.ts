import type { ComponentType } from 'react';

/** A network, a return to the page, or an act: lines also die while the browser says online. */
const chances = ['online', 'visibilitychange', 'click'];

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const isOver = new AbortController();
    const go = () => {
      isOver.abort();
      resolve();
    };
    for (const chance of chances)
      window.addEventListener(chance, go, { capture: true, signal: isOver.signal });
  });
}

/** Never rejects: code that a screen can wait for is fetched again at each chance. */
export function whenLoaded<Code>(load: () => Promise<Code>, what: string): Promise<Code> {
  return load().catch((reason: unknown) => {
    console.warn(`${what} failed to load`, reason);
    return nextChance().then(() => whenLoaded(load, what));
  });
}

/** Until its code is there, a screen has its fallback, or what was prerendered. */
export async function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
): Promise<{ default: ComponentType<Props> }> {
  return { default: await whenLoaded(load, what) };
}
