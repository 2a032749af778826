import { type LoadedPage, pagesIn } from './pages-in';

/** Pages that few visits open; where such a page is the first, its own chunk loads beside this one. */
export const load = pagesIn(
  import.meta.glob<LoadedPage>(['../pages/**/*-page.tsx', '!../pages/admin/*', '!../pages/gallery-page.tsx']),
);
