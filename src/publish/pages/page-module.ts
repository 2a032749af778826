import type { ChoiceTexts } from '../../features/choices/texts.ts';
import type { PageReads } from '../../lib/page/page-reads.ts';
import type { HeadData } from '../../seo/head-data.ts';

interface PageModule {
  head?: HeadData | ((day: string) => HeadData);
  reads?: PageReads;
  texts?: ChoiceTexts;
}

const modules = import.meta.glob<PageModule>([
  '../../pages/**/*-page.tsx',
  '../../pages/compare/compare-{candidates,deputies}.tsx',
]);

/** @throws when the table of pages has none. */
export async function pageModule(page: string): Promise<PageModule> {
  const [, load] = Object.entries(modules).find(([file]) => file.endsWith(`/${page}.tsx`)) ?? [];
  if (load === undefined) throw new Error(`There is no page ${page}.`);
  return load();
}

/** `day` is AAAA-MM-DD in Brasília; null where only records have a head. */
export async function headOn(day: string, page: string): Promise<HeadData | null> {
  const { head = null } = await pageModule(page);
  return typeof head === 'function' ? head(day) : head;
}
