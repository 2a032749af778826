import { hasStoredSession, hasStoredVerifier } from '@/lib/supabase/auth-storage';
import { type AuthLink, readAuthLink } from './auth-link';

interface SessionStart {
  /** How this page was opened, if by a link of the authentication service. */
  link: AuthLink;
  /** A session or a link has to be checked; otherwise whoever opened the page is a visitor, known at once. */
  isToCheck: boolean;
}

/** What address and storage tell of the session, without a request. */
export function readStoredSession(): SessionStart {
  const link = readAuthLink(window.location.href, hasStoredVerifier());
  return { link, isToCheck: hasStoredSession() || link.kind === 'opened-here' };
}
