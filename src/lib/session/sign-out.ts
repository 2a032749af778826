import type { SessionStore } from './session-store';

/** Resolves with what to do once the user is out; with null when they stay. */
type Question = () => Promise<(() => void) | null>;

let question: Question | null = null;

/** What is asked of who signs out, for as long as something of theirs would be left behind; returns how to stop asking. */
export function askBeforeSignOut(ask: Question): () => void {
  question = ask;
  return () => {
    question = null;
  };
}

/** Ends the session of this browser, or finds that the user stays; returns whether it ended. */
export async function signOut(store: SessionStore): Promise<boolean> {
  const then = question === null ? () => undefined : await question();
  if (then === null) return false;
  await store.signOut();
  then();
  return true;
}
