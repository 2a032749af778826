/* Imports of pages that few visits open; where such a page is the first, its own chunk loads beside this one. */
export const themes = () => import('@/pages/themes-page');
export const result = () => import('@/pages/result-page');
export const elected = () => import('@/pages/elected-page');
export const votes = () => import('@/pages/votes-page');
export const vote = () => import('@/pages/vote-page');
export const compare = () => import('@/pages/compare-page');
export const about = () => import('@/pages/about-page');
export const privacy = () => import('@/pages/privacy-page');
export const data = () => import('@/pages/data-page');
export const accessibility = () => import('@/pages/accessibility-page');
export const adminLogin = () => import('@/pages/admin-login-page');
export const sampleDeputies = () => import('@/pages/sample-deputies-page');
export const sampleDeputy = () => import('@/pages/sample-deputy-page');
export const sampleFavorites = () => import('@/pages/sample-favorites-page');
