import { type ComponentType, lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { whenLoaded } from './when-loaded';

/**
 * Its code follows the first screen; `kept` has its place. Without `kept` it is prerendered and may only fill the head.
 * `failed` is asked at each failed load what has the place until the next.
 * Not by Suspense: a boundary that waits for hydration holds back every navigation.
 */
export function latePart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  kept?: ReactNode,
  failed?: () => ReactNode,
): ComponentType<Props> {
  const Prerendered = lazy(async () => ({ default: await load() }));
  let loaded: ComponentType<Props> | null = null;

  return function LatePart(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      let isGone = false;
      const show = (code: ComponentType<Props>) => {
        if (!isGone) startTransition(() => setPart(() => code));
      };
      const loadOrTell = () =>
        load().catch((reason: unknown) => {
          if (failed) show(() => failed());
          throw reason;
        });
      void afterFirstScreen()
        .then(() => whenLoaded(loadOrTell, what))
        .then((code) => {
          loaded = code;
          show(code);
        });
      return () => {
        isGone = true;
      };
    }, []);
    if (import.meta.env.SSR && kept === undefined) return <Prerendered {...props} />;
    return Part === null ? kept : <Part {...props} />;
  };
}
