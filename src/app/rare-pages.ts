/* What fetches each page that few visitors open: of the made-up people, and of people side by side. */
export const compare = () => import('@/pages/compare-page');
export const deputies = () => import('@/pages/sample-deputies-page');
export const deputy = () => import('@/pages/sample-deputy-page');
export const favorites = () => import('@/pages/sample-favorites-page');
