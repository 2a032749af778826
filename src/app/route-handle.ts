import type { UIMatch } from 'react-router-dom';
import type { PageHandle } from '@/lib/site-map';

export type RouteShell = NonNullable<PageHandle['shell']> | 'usual';

const isPageHandle = (handle: unknown): handle is PageHandle => handle instanceof Object;

const handlesOf = (matches: readonly UIMatch[]) => matches.map(({ handle }) => handle).filter(isPageHandle);

export const shellOf = (matches: readonly UIMatch[]): RouteShell =>
  handlesOf(matches).find(({ shell }) => shell)?.shell ?? 'usual';

export const hasSearch = (matches: readonly UIMatch[]): boolean =>
  handlesOf(matches).some((handle) => handle.hasSearch);
