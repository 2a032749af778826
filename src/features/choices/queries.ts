import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ChoiceKind } from './model';
import type * as choiceReads from './reads';

/**
 * How long one's own choices are taken as known, in milliseconds: going back, or to another screen and again to this one,
 * asks nothing twice. Every change made here marks them as out of date at once; one made in another tab is read when this
 * tab is looked at again, one made on another device after this time.
 */
const staleTime = 60_000;

type Subject = 'candidates' | 'deputies' | 'chosen candidates' | 'chosen deputies';

/** What a visitor has no use for is fetched with the first read. */
function choicesOf<Row>(
  userId: string | null,
  about: Subject,
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
  candidates: (userId: string | null) =>
    choicesOf(userId, 'candidates', (reads) => reads.fetchCandidateChoices),
  deputies: (userId: string | null) => choicesOf(userId, 'deputies', (reads) => reads.fetchDeputyChoices),
  /** The same rows with the people they are about, in the order of a list. */
  chosenCandidates: (userId: string | null) =>
    choicesOf(userId, 'chosen candidates', (reads) => reads.fetchChosenCandidates),
  chosenDeputies: (userId: string | null) =>
    choicesOf(userId, 'chosen deputies', (reads) => reads.fetchChosenDeputies),
};

/** Where the people chosen are listed, by their kind. */
export const chosenAbout = {
  candidate: choiceQueries.chosenCandidates,
  deputy: choiceQueries.chosenDeputies,
} satisfies Record<ChoiceKind, unknown>;

/** Where the choices about one kind of people are read. */
export const choicesAbout = {
  candidate: choiceQueries.candidates,
  deputy: choiceQueries.deputies,
} satisfies Record<ChoiceKind, unknown>;
