import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/notify';
import { waitingKey, waitingKeys } from '@/lib/waiting-note';
import { ConflictDialog } from './conflict-dialog';
import { decide, pauseAfter, rereadChoices, showWaiting } from './sender';
import { useSendWaiting } from './use-send-waiting';
import { useWaiting } from './use-waiting';
import { dropOld } from './waiting-store';

/** At once, back online, looked at, and after growing pauses. */
function useSending(userId: string, waiting: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const sendAll = useSendWaiting(userId);
  const failures = useRef(0);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = () => {
      clearTimeout(pause);
      if (!navigator.onLine || waitingKeys(userId).length === 0) return;
      void sendAll().then((isAnswered) => {
        failures.current = isAnswered ? 0 : failures.current + 1;
        if (isAnswered || isOver) return;
        clearTimeout(pause);
        pause = setTimeout(send, pauseAfter(failures.current));
      });
    };
    // What another tab has sent waits here no more.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (waiting.length > 0 && newValue === null && key?.includes(userId))
        void rereadChoices(userId, queryClient);
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
  }, [userId, queryClient, waiting, sendAll]);
}

/** Expired choices go, and are told once. */
function useOpening(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const names = dropOld(userId, Date.now());
    showWaiting(userId, queryClient);
    if (names.length === 0) return;
    const description = `Elas esperavam a rede havia mais de 30 dias: ${names.join(', ')}.`;
    notify({ title: 'Escolhas descartadas', description }, { kind: 'info' });
  }, [userId, queryClient]);
}

export function WaitingChoices({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const waiting = useWaiting(userId);
  const [later, setLater] = useState<readonly string[]>([]);
  useOpening(userId);
  useSending(userId, waiting);

  const keyOf = ({ kind, id }: (typeof waiting)[number]) => waitingKey(userId, kind, id);
  const conflict = waiting.find((one) => one.elsewhere !== undefined && !later.includes(keyOf(one)));
  if (conflict?.elsewhere === undefined) return null;
  return (
    <ConflictDialog
      nome={conflict.nome}
      mine={{ ...conflict.elsewhere, ...conflict.wish }}
      other={conflict.elsewhere}
      onAnswer={(isKept) => decide(userId, keyOf(conflict), isKept, queryClient)}
      onLater={() => setLater([...later, keyOf(conflict)])}
    />
  );
}
