import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useSessionStore } from '@/lib/session/session-context';
import { useCleanAddress } from '@/lib/session/use-clean-address';

/** What happened to a link of an e-mail, and what to do now. */
const texts = {
  expired: {
    title: 'Este link venceu ou já foi usado',
    description: 'Se a conta já é sua, entre com e-mail e senha. Senão, peça um novo link.',
  },
  refused: {
    title: 'Não foi possível usar este link',
    description: 'Entre com e-mail e senha, ou peça um novo link.',
  },
  'opened-elsewhere': {
    title: 'Este link foi pedido em outro navegador',
    description: 'Entre aqui com e-mail e senha.',
  },
} as const;

/**
 * Tells somebody who arrives by a link of the account service that opened nothing, a confirmation that expired for one.
 * The sign-in and the panel explain their own links where they ask for new ones.
 */
export function useLinkNotice(): void {
  const { kind } = useSessionStore().link;
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  useCleanAddress();
  useEffect(() => {
    const explainsItself = [paths.auth, `${paths.admin}/*`].some(
      (path) => matchPath(path, arrivedAt) !== null,
    );
    if (explainsItself || kind === 'none' || kind === 'opened-here') return;
    notify(texts[kind], { kind: 'error' });
  }, [kind, arrivedAt]);
}
