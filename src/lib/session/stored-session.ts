import { hasStoredSession, hasStoredVerifier } from '@/lib/supabase/auth-storage';
import { type AuthLink, readAuthLink } from './auth-link';

interface SessionStart {
  link: AuthLink;
  isToCheck: boolean;
}

export function readStoredSession(): SessionStart {
  const link = readAuthLink(window.location.href, hasStoredVerifier());
  return { link, isToCheck: hasStoredSession() || link.kind === 'opened-here' };
}
