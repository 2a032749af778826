import type { ToastText } from '@/lib/notify';

/** Carried in the history entry, never in the address. */
export interface SignInState {
  reason: ToastText | null;
  /** The reader's entry is right behind /auth: going back leaves no duplicate. */
  isBehind: boolean;
}

export function signInState(state: SignInState): { signIn: SignInState } {
  return { signIn: state };
}
