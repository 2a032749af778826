import type { ComponentType } from 'react';

/** What the router takes of a page's module. */
export interface LoadedPage {
  Component: ComponentType;
}

/** Loads a page by its module's name; rejects when none of these files is it. */
export const pagesIn =
  (files: Readonly<Record<string, () => Promise<LoadedPage>>>) =>
  async (page: string): Promise<LoadedPage> => {
    const load = files[`../pages/${page}.tsx`];
    if (load === undefined) throw new Error(`There is no page ${page}.`);
    return load();
  };
