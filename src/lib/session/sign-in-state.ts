import type { ToastText } from '@/lib/notify';

/** What goes along to /auth in the history entry, which is in no address. */
export interface SignInState {
  /** The sentence of the screen that needs a session. */
  reason: ToastText | null;
  /** The entry before /auth is where the reader was: going back there leaves no second one. */
  isBehind: boolean;
}

export function signInState(state: SignInState): { signIn: SignInState } {
  return { signIn: state };
}
