import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { hasStoredVerifier, sessionStorageKey, storedAccount } from '@/lib/supabase/auth-storage';
import { isRefusal } from '@/lib/errors';
import { loadUserClient, onUserClient, type UserClient } from '@/lib/supabase/load-user-client';
import { type AuthLink, expiredLink, readAuthLink } from './auth-link';
import { type KnownSession, type ReadSession, type SessionState, sessionUser } from './session-state';

interface SessionStart {
  link: AuthLink;
  isToCheck: boolean;
}

function readStoredSession(): SessionStart {
  const link = readAuthLink(window.location.href, hasStoredVerifier());
  return { link, isToCheck: storedAccount() !== null || link.kind === 'opened-here' };
}

export type Departure = 'signed-out' | 'ended' | 'replaced';

const nobody: KnownSession = { status: 'visitor', left: 'never' };

const unknown: SessionState = { status: 'unknown' };

function sameUser(a: SessionState, b: SessionState): boolean {
  return a.status === 'user' && b.status === 'user' && JSON.stringify(a.user) === JSON.stringify(b.user);
}

/** Visitors without session or link never load the auth client; prerendering reads nothing. */
export class SessionStore {
  #opened: { link: AuthLink; state: ReadSession } | null = null;
  #isSigningOut = false;
  readonly #listeners = new Set<() => void>();
  readonly #onLeave: (how: Departure) => void;

  constructor(onLeave: (how: Departure) => void) {
    this.#onLeave = onLeave;
  }

  readLink(): AuthLink {
    return this.#open().link;
  }

  readonly read = (): ReadSession => this.#open().state;

  readonly readPrerendered = (): SessionState => unknown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  settled(): Promise<KnownSession> {
    const state = this.read();
    if (state.status !== 'loading') return Promise.resolve(state);
    return new Promise((resolve) => {
      const unsubscribe = this.subscribe(() => {
        const next = this.read();
        if (next.status === 'loading') return;
        unsubscribe();
        resolve(next);
      });
    });
  }

  /** Rejects with the service's error; the session then stays. */
  async signOut(): Promise<void> {
    this.#isSigningOut = true;
    try {
      const { renewedAuth } = await loadUserClient();
      const { error } = await (await renewedAuth()).signOut({ scope: 'local' });
      if (error) throw error;
    } finally {
      this.#isSigningOut = false;
    }
  }

  start(): () => void {
    let unfollow: (() => void) | undefined;
    const stopWaiting = onUserClient(({ auth }) => {
      const { subscription } = auth.onAuthStateChange(this.#follow).data;
      unfollow = subscription.unsubscribe;
    });
    if (this.read().status === 'loading') {
      // Offline the client would retry for half a minute.
      const account = navigator.onLine ? null : storedAccount();
      if (account) this.#become({ status: 'user', user: sessionUser(account) });
      this.#connect();
    }
    window.addEventListener('storage', this.#followOtherTabs);
    return () => {
      stopWaiting();
      unfollow?.();
      window.removeEventListener('storage', this.#followOtherTabs);
    };
  }

  #open(): { link: AuthLink; state: ReadSession } {
    if (this.#opened === null) {
      const { link, isToCheck } = readStoredSession();
      this.#opened = { link, state: isToCheck ? { status: 'loading' } : nobody };
    }
    return this.#opened;
  }

  #become(next: ReadSession): void {
    const opened = this.#open();
    if (sameUser(opened.state, next)) return;
    opened.state = next;
    for (const listener of [...this.#listeners]) listener();
  }

  #leave(left: 'signed-out' | 'ended'): void {
    const former = this.read();
    if (former.status === 'visitor') return;
    this.#become({ status: 'visitor', left });
    this.#onLeave(left);
  }

  #connect(then?: (client: UserClient) => Promise<void>): void {
    loadUserClient()
      .then(then)
      .catch((reason: unknown) => {
        console.error('Session check failed', reason);
        if (this.read().status === 'loading') this.#become(nobody);
      });
  }

  /** Without a session the code came late or twice, unless nobody looked. */
  readonly #findNobody = async ({ auth }: UserClient): Promise<void> => {
    const opened = this.#open();
    if (opened.link.kind === 'opened-here') {
      const { error } = await auth.initialize();
      opened.link = isRefusal(error) ? expiredLink(error.message) : { kind: 'refused', code: '', words: '' };
    }
    if (opened.state.status === 'loading') this.#become(nobody);
  };

  readonly #follow = (event: AuthChangeEvent, session: Session | null): void => {
    if (event === 'SIGNED_OUT') {
      this.#leave(this.#isSigningOut ? 'signed-out' : 'ended');
      return;
    }
    // A stored session that the service could not confirm is followed too.
    const account = session?.user ?? (this.read().status === 'loading' ? storedAccount() : null);
    if (!account) {
      if (this.read().status === 'loading') this.#connect(this.#findNobody);
      return;
    }
    const former = this.read();
    this.#become({ status: 'user', user: sessionUser(account) });
    if (former.status === 'user' && former.user.id !== account.id) this.#onLeave('replaced');
  };

  /** Tabs without the client hear of sign-ins through storage. */
  readonly #followOtherTabs = ({ key, newValue }: StorageEvent): void => {
    // Null: all of the storage was emptied.
    if (key !== sessionStorageKey && key !== null) return;
    if (newValue !== null) this.#connect();
    else this.#leave('ended');
  };
}
