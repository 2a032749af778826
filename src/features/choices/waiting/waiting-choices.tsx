import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { discardWaiting } from '@/lib/discard-waiting';
import { notify } from '@/lib/notify';
import { askBeforeSignOut } from '@/lib/session/sign-out';
import { waitingKey, waitingKeys } from '@/lib/waiting-note';
import { ConflictDialog } from './conflict-dialog';
import { LeaveWaitingDialog } from './leave-waiting-dialog';
import { decide, pauseAfter, rereadChoices, sendWaiting } from './sender';
import { useWaiting } from './use-waiting';
import { dropOld } from './waiting-store';

/** Sends what waits: at once, when the network is back, when the page is looked at, and after growing pauses. */
function useSending(userId: string, waiting: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const failures = useRef(0);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = () => {
      clearTimeout(pause);
      if (!navigator.onLine || waitingKeys(userId).length === 0) return;
      void sendWaiting(userId, queryClient).then((isAnswered) => {
        failures.current = isAnswered ? 0 : failures.current + 1;
        if (isAnswered || isOver) return;
        clearTimeout(pause);
        pause = setTimeout(send, pauseAfter(failures.current));
      });
    };
    // What another tab has sent waits here no more.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (waiting.length > 0 && newValue === null && key?.includes(userId)) void rereadChoices(queryClient);
    };
    if (waiting.length > 0) send();
    window.addEventListener('online', send);
    window.addEventListener('storage', follow);
    const unfollowFocus = focusManager.subscribe((isFocused) => {
      if (isFocused) send();
    });
    return () => {
      isOver = true;
      clearTimeout(pause);
      window.removeEventListener('online', send);
      window.removeEventListener('storage', follow);
      unfollowFocus();
    };
  }, [userId, queryClient, waiting]);
}

/** Says once whose choice waited too long to be sent. */
function useExpiry(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const names = dropOld(userId, Date.now());
    if (names.length === 0) return;
    const description = `Elas esperavam a rede havia mais de 30 dias: ${names.join(', ')}.`;
    notify({ title: 'Escolhas descartadas', description }, { kind: 'info' });
    void rereadChoices(queryClient);
  }, [userId, queryClient]);
}

type Decision = (then: (() => void) | null) => void;

/** How to answer the question of who signs out while something waits; null while nobody does. */
function useLeaving(userId: string): [Decision | null, Decision] {
  const [decide, setDecide] = useState<{ decide: Decision } | null>(null);
  useEffect(
    () =>
      askBeforeSignOut(
        () =>
          new Promise((resolve) => {
            if (waitingKeys(userId).length === 0) resolve(() => undefined);
            else setDecide({ decide: resolve });
          }),
      ),
    [userId],
  );
  const close: Decision = (then) => {
    decide?.decide(then);
    setDecide(null);
  };
  return [decide?.decide ?? null, close];
}

/** Carries out, and asks about, what was chosen without a network. */
export function WaitingChoices({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const waiting = useWaiting(userId);
  const [later, setLater] = useState<readonly string[]>([]);
  const [leaving, leave] = useLeaving(userId);
  useExpiry(userId);
  useSending(userId, waiting);

  const keyOf = ({ kind, id }: (typeof waiting)[number]) => waitingKey(userId, kind, id);
  const conflict = waiting.find((one) => one.elsewhere !== undefined && !later.includes(keyOf(one)));
  return (
    <>
      {conflict?.elsewhere === undefined ? null : (
        <ConflictDialog
          nome={conflict.nome}
          mine={conflict}
          other={conflict.elsewhere}
          onAnswer={(isKept) => decide(keyOf(conflict), isKept, queryClient)}
          onLater={() => setLater([...later, keyOf(conflict)])}
        />
      )}
      {leaving === null ? null : (
        <LeaveWaitingDialog
          names={waiting.map(({ nome }) => nome)}
          onStay={() => leave(null)}
          onDiscard={() => leave(() => discardWaiting(userId))}
          onSend={async () => {
            await sendWaiting(userId, queryClient);
            const isSent = waitingKeys(userId).length === 0;
            if (isSent) leave(() => undefined);
            return isSent;
          }}
        />
      )}
    </>
  );
}
