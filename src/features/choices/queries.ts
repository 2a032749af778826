import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ChoiceKind } from './kinds';
import type * as choiceReads from './reads';

/** Milliseconds: a change made here invalidates at once, one of another tab is read on focus, one of another device after this. */
const staleTime = 60_000;

/** What a visitor has no use for is fetched with the first read. */
function choicesOf<Row>(
  userId: string | null,
  about: string,
  fetchOf: (reads: typeof choiceReads) => (userId: string, signal: AbortSignal) => Promise<Row[]>,
) {
  return queryOptions({
    queryKey: [...choiceQueries.all(), about, userId],
    queryFn:
      userId === null ? skipToken : async ({ signal }) => fetchOf(await import('./reads'))(userId, signal),
    staleTime,
    refetchOnWindowFocus: 'always',
    // Offline this fails and is shown, instead of leaving a click waiting for the network; it is read again online.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
}

/** The choices' keys and reads; this feature owns the `usuario_*_relacao` tables. A visitor (null) has none to read. */
export const choiceQueries = {
  all: () => ['choices'] as const,
  about: (kind: ChoiceKind, userId: string | null) =>
    choicesOf(
      userId,
      kind,
      ({ fetchChoices }) =>
        (...args) =>
          fetchChoices(kind, ...args),
    ),
  /** The same rows with the people they are about, in the order of a list. */
  chosen: (kind: ChoiceKind, userId: string | null) =>
    choicesOf(
      userId,
      `chosen ${kind}`,
      ({ fetchChosen }) =>
        (...args) =>
          fetchChosen(kind, ...args),
    ),
};
