export const dashboard = () => import('@/pages/admin-dashboard-page');
export const candidates = () => import('@/pages/admin-candidates-page');
export const newCandidate = () => import('@/pages/admin-new-candidate-page');
export const candidate = () => import('@/pages/admin-candidate-page');
export const balance = () => import('@/pages/admin-balance-page');
export const results = () => import('@/pages/admin-results-page');
export const votes = () => import('@/pages/admin-votes-page');
export const audit = () => import('@/pages/admin-audit-page');
