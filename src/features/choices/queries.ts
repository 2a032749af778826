import { type QueryFunctionContext, queryOptions, skipToken } from '@tanstack/react-query';
import { type ChoiceHome, homeOf } from './home';
import type { ChoiceKind } from './kinds';
import type { WaitingChoice } from './model';

/** Milliseconds, for other devices: own changes invalidate, other tabs' need focus. */
const staleTime = 60_000;

/** Visitors do not need it: fetched with the first read. */
function choicesOf<Row>(
  owner: string | null,
  about: string,
  read: (home: ChoiceHome, context: QueryFunctionContext) => Promise<Row[]>,
) {
  return queryOptions({
    queryKey: [...choiceQueries.all(), about, owner],
    queryFn:
      owner === null ? skipToken : async (context) => read(await homeOf(owner, context.client), context),
    staleTime,
    refetchOnWindowFocus: 'always',
    // Fails visibly offline, instead of leaving a click waiting.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
}

export const choiceQueries = {
  all: () => ['choices'] as const,
  about: (kind: ChoiceKind, owner: string | null) =>
    choicesOf(owner, kind, (home, { signal }) => home.list(kind, signal)),
  chosen: (kind: ChoiceKind, owner: string | null) =>
    choicesOf(owner, `chosen ${kind}`, (home, context) => home.listChosen(kind, context)),
  /** Shown over the rows; waiting/sender.ts puts it here. */
  waiting: (kind: ChoiceKind, owner: string | null) =>
    queryOptions<WaitingChoice[]>({
      queryKey: [...choiceQueries.all(), `waiting ${kind}`, owner],
      queryFn: skipToken,
    }),
};
