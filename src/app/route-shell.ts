import type { UIMatch } from 'react-router-dom';

/**
 * What a route asks of the frame: 'home' (its title is the product's name, so the header carries the mark alone),
 * 'plain' (no main navigation: account and administration) or the usual one.
 */
export type RouteShell = 'usual' | 'home' | 'plain';

export interface RouteHandle {
  shell: RouteShell;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'shell' in handle;
}

/** The shell of the innermost route that names one. */
export function shellOf(matches: readonly UIMatch[]): RouteShell {
  const named = matches.map((match) => match.handle).findLast(isRouteHandle);
  return named?.shell ?? 'usual';
}
