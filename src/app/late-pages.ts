import { type LoadedPage, pagesIn } from './pages-in';

/** Opened first, such a page loads its own chunk beside this one. */
export const load = pagesIn(
  import.meta.glob<LoadedPage>(['../pages/**/*-page.tsx', '!../pages/admin/*', '!../pages/gallery-page.tsx']),
);
