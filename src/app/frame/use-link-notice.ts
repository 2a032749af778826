import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { whenLoaded } from '@/lib/page/when-loaded';
import { paths } from '@/lib/paths';
import { useAuthLink } from '@/lib/session/use-auth-link';
import { useCleanAddress } from '@/lib/session/use-clean-address';

/** Sign-in and panel explain their own links. */
export function useLinkNotice(): void {
  const { kind } = useAuthLink();
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  useCleanAddress();
  useEffect(() => {
    const explainsItself = [paths.auth, `${paths.admin}/*`].some(
      (path) => matchPath(path, arrivedAt) !== null,
    );
    if (explainsItself || kind === 'none' || kind === 'opened-here') return;
    void whenLoaded(() => import('./link-notice-texts'), 'Link notice').then((late) =>
      notify(late.linkNoticeTexts[kind], { kind: 'error' }),
    );
  }, [kind, arrivedAt]);
}
