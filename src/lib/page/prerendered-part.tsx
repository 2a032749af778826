import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenLoaded } from './when-loaded';

/** What was written in its fields stays, and so does the focus. */
function renderAnew(place: HTMLElement, render: () => void): void {
  const controls = () => [...place.querySelectorAll<HTMLElement>('a, button, input')];
  const active = document.activeElement;
  const before = controls();
  flushSync(render);
  controls().forEach((control, index) => {
    const earlier = before[index];
    if (control instanceof HTMLInputElement && earlier instanceof HTMLInputElement)
      control.value = earlier.value;
    if (earlier === active) control.focus({ preventScroll: true });
  });
}

/**
 * Stays as prerendered until its code is there, then is rendered anew, not hydrated:
 * a boundary that waits for hydration holds back every tab, link and dialog of its page.
 * `className` keeps its place where the page was not prerendered.
 */
export function prerenderedPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  className?: string,
): ComponentType<Props> {
  let code: ComponentType<Props> | null = import.meta.env.SSR
    ? lazy(async () => ({ default: await load() }))
    : null;
  let loading: ReturnType<typeof load> | undefined;

  return function PrerenderedPart(props) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(() => code);
    useEffect(() => {
      loading ??= whenLoaded(load, what);
      void loading.then((loaded) => {
        code = loaded;
        const show = () => {
          if (place.current) renderAnew(place.current, () => setPart(() => loaded));
        };
        // A press that has begun ends where it began.
        if (place.current?.matches(':active')) window.addEventListener('click', show, { once: true });
        else show();
      });
    }, []);
    return (
      <div ref={place} className={className} suppressHydrationWarning>
        {/* React leaves alone what it has as a text. */}
        {Part === null ? '' : <Part {...props} />}
      </div>
    );
  };
}
