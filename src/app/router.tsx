import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { RootLayout } from './root-layout';

/** The whole site by address; each page arrives in its own chunk. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      { path: paths.home, element: <Navigate to={paths.candidates} replace /> },
      { path: paths.candidates, lazy: () => import('@/pages/candidates-page') },
    ],
  },
];
