import type { ComponentType } from 'react';

export interface LoadedPage {
  Component: ComponentType;
}

/** Rejects when no file has this module's name. */
export const pagesIn =
  (files: Readonly<Record<string, () => Promise<LoadedPage>>>) =>
  async (page: string): Promise<LoadedPage> => {
    const load = files[`../pages/${page}.tsx`];
    if (load === undefined) throw new Error(`There is no page ${page}.`);
    return load();
  };
