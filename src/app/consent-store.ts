import type { QueryClient } from '@tanstack/react-query';
import { type ChoiceAct, choiceConsentVersion } from '@/features/choices/choice-consent';
import { standingConsent } from '@/features/consent/model';
import { consentQueries } from '@/features/consent/queries';

let asked: ChoiceAct | null = null;
let waiting: ((isAgreed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function show(act: ChoiceAct | null): void {
  asked = act;
  for (const listener of listeners) listener();
}

export const consentQuestion = {
  read: () => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  answer: (isAgreed: boolean): void => {
    const answered = waiting;
    waiting = [];
    show(null);
    for (const resolve of answered) resolve(isAgreed);
  },
};

/**
 * By cache, database, or answer.
 * @param isDoubted the database contradicted the cache.
 * @param loadQuestion awaited: nobody sees it otherwise.
 */
export async function askConsent(
  queryClient: QueryClient,
  userId: string,
  act: ChoiceAct,
  isDoubted: boolean,
  loadQuestion: () => Promise<unknown>,
): Promise<boolean> {
  const query = consentQueries.mine(userId);
  const consents = await queryClient.query({ ...query, staleTime: isDoubted ? 0 : 'static' });
  if (standingConsent(consents, 'escolhas', choiceConsentVersion)) return true;
  await loadQuestion();
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) show(act);
  });
}
