import { queryOptions, skipToken } from '@tanstack/react-query';
import { type ChoiceHome, homeOf } from './home';
import type { ChoiceKind } from './kinds';
import type { WaitingChoice } from './model';

/** Milliseconds: a change made here invalidates at once, one of another tab is read on focus, one of another device after this. */
const staleTime = 60_000;

/** What a visitor has no use for is fetched with the first read. */
function choicesOf<Row>(
  owner: string | null,
  about: string,
  read: (home: ChoiceHome, signal: AbortSignal) => Promise<Row[]>,
) {
  return queryOptions({
    queryKey: [...choiceQueries.all(), about, owner],
    queryFn:
      owner === null ? skipToken : async ({ client, signal }) => read(await homeOf(owner, client), signal),
    staleTime,
    refetchOnWindowFocus: 'always',
    // Offline this fails and is shown, instead of leaving a click waiting for the network; it is read again online.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
}

/** The choices' keys and reads, by whom they belong to. Nobody (null) has none to read. */
export const choiceQueries = {
  all: () => ['choices'] as const,
  about: (kind: ChoiceKind, owner: string | null) =>
    choicesOf(owner, kind, (home, signal) => home.list(kind, signal)),
  /** The same rows with the people they are about, in the order of a list. */
  chosen: (kind: ChoiceKind, owner: string | null) =>
    choicesOf(owner, `chosen ${kind}`, (home, signal) => home.listChosen(kind, signal)),
  /** What waits on this device to be sent, shown over the rows; whoever sends it puts it here (waiting/sender.ts). */
  waiting: (kind: ChoiceKind, owner: string | null) =>
    queryOptions<WaitingChoice[]>({
      queryKey: [...choiceQueries.all(), `waiting ${kind}`, owner],
      queryFn: skipToken,
    }),
};
