import type { UIMatch } from 'react-router-dom';

/**
 * What a route asks of the frame: 'home' (its title is the product's name, so the header carries the mark alone),
 * 'plain' (no main navigation: account and administration) or the usual one.
 */
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
