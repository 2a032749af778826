import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { loadAuthPage } from './auth-route';

/** Rejects when the code cannot be had. */
export async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (route.path === paths.auth) await loadAuthPage();
    if (typeof route.lazy !== 'function') continue;
    const { Component } = await route.lazy();
    Object.assign(route, { Component, lazy: undefined });
  }
}
