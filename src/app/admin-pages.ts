import { type LoadedPage, pagesIn } from './pages-in';

export const load = pagesIn(import.meta.glob<LoadedPage>('../pages/admin/*-page.tsx'));
