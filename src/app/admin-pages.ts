import { type LoadedPage, pagesIn } from './pages-in';

/** The panel's own pages. */
export const load = pagesIn(import.meta.glob<LoadedPage>('../pages/admin/*-page.tsx'));
