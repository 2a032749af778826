import { useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { AccessDenied } from '@/features/admin/access/access-denied';
import { takePlace } from '@/features/admin/oauth-return-path';
import { adminTexts } from '@/features/admin/texts';
import { useAdminAccess } from '@/features/admin/access/use-admin-access';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { recordSources } from '@/lib/photo/photo-source';
import type { SessionUser } from '@/lib/session/session-state';
import { useCleanAddress } from '@/lib/session/use-clean-address';
import { ErrorState } from '@/ui/state/error-state';
import { PhotoSourcesContext } from '@/ui/person/photo-context';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { AdminFrame } from './admin-frame';
import { Shell } from './root-layout';
import { scrollKey } from '@/app/scroll-restoration';
import { useRouteFocus } from '@/app/use-route-focus';

/** Nothing of the panel is rendered before the role was read (spec §2 and §6). */
export function Component() {
  const access = useAdminAccess();
  useCleanAddress();
  useRouteFocus();
  switch (access.status) {
    case 'visitor':
      return <SendToLogin />;
    case 'admin':
      return (
        <PhotoSourcesContext value={recordSources}>
          <AdminFrame user={access.user}>
            <Screen user={access.user} />
            <ScrollRestoration getKey={scrollKey} />
          </AdminFrame>
        </PhotoSourcesContext>
      );
    case 'denied':
      return (
        <Shell shell="plain">
          <AccessDenied />
        </Shell>
      );
    case 'checking':
      return (
        <Shell shell="plain">
          <DocumentHead title="Administração" isPrivate />
          <h1 className="mb-4">Administração</h1>
          <TextSkeleton text="Verificando seu acesso..." />
        </Shell>
      );
    case 'failed':
      return (
        <Shell shell="plain">
          <DocumentHead title="Administração" isPrivate />
          <h1 className="mb-4">Administração</h1>
          <ErrorState
            message={adminTexts.accessError}
            onRetry={access.retry}
            isRetrying={access.isRetrying}
          />
        </Shell>
      );
  }
}

function SendToLogin() {
  const { pathname, search } = useLocation();
  // A new object would restart the redirect at every render.
  const [state] = useState({ from: pathname + search });
  return <Navigate to={paths.adminLogin} replace state={state} />;
}

/** Google leads back to the panel's entrance; continues once at the requested page. */
function Screen({ user }: { user: SessionUser }) {
  const { pathname, search } = useLocation();
  const [place, setPlace] = useState(takePlace);
  const isThere = place === null || place === pathname + search;
  if (place !== null && isThere) setPlace(null);
  return isThere || pathname !== paths.admin ? <Outlet context={user} /> : <Navigate to={place} replace />;
}
