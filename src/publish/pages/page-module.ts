import type { ChoiceTexts } from '../../features/choices/texts.ts';
import type { PageReads } from '../../lib/page/page-reads.ts';
import type { HeadData } from '../../seo/head-data.ts';

/** What a page says of itself beside its `Component`. */
interface PageModule {
  head?: HeadData | ((day: string) => HeadData);
  reads?: PageReads;
  /** What it says of choices. */
  texts?: ChoiceTexts;
}

const modules = import.meta.glob<PageModule>('../../pages/**/*-page.tsx');

/** The module of a page by its name in the table of pages. Throws when there is none. */
export async function pageModule(page: string): Promise<PageModule> {
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${page}.tsx`)) ?? [];
  if (load === undefined) throw new Error(`There is no page ${page}.`);
  return load();
}

/** The page's head on a day (AAAA-MM-DD, in Brasília); null where only its records have one. */
export async function headOn(day: string, page: string): Promise<HeadData | null> {
  const { head = null } = await pageModule(page);
  return typeof head === 'function' ? head(day) : head;
}
