/* What fetches each page of the made-up people. */
export const deputies = () => import('@/pages/sample-deputies-page');
export const deputy = () => import('@/pages/sample-deputy-page');
export const favorites = () => import('@/pages/sample-favorites-page');
