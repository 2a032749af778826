import type { UIMatch } from 'react-router-dom';

/** 'home': the header has the mark alone, the title is the product's name. 'plain' (account, panel): no main navigation. */
export type RouteShell = 'usual' | 'home' | 'plain';

export interface RouteHandle {
  shell: RouteShell;
}

/** Marks a route whose page has a region `#busca`, to which the skip links lead. */
export const search = { hasSearch: true } as const;

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'shell' in handle;
}

/** The shell of the innermost route that names one. */
export function shellOf(matches: readonly UIMatch[]): RouteShell {
  const named = matches.map((match) => match.handle).findLast(isRouteHandle);
  return named?.shell ?? 'usual';
}

/** Whether the page that is shown has a search of its own. */
export function hasSearch(matches: readonly UIMatch[]): boolean {
  return matches.some(({ handle }) => handle === search);
}
