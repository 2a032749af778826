import * as z from 'zod/mini';
import { parseJson } from '@/lib/text/parse-json';
import { keepAccountNote, readAccountNote } from '@/lib/session/account-note';
import { forgetAccountNote } from '@/lib/session/account-note-key';
import { type ChoiceKind, isChoiceKind } from './kinds';
import { dropPending, putPending, readPending } from './pending-store';

/** How long a choice waits for its sign-in, in ms: time for a message to arrive, too short for the tab's next reader. */
const timeoutMs = 30 * 60_000;

const text = z.string();
const optionalText = z.optional(z.nullable(text));
const waitingSchema = z.object({
  kind: z.custom<ChoiceKind>((given) => typeof given === 'string' && isChoiceKind(given)),
  flag: z.literal(['favorito', 'ignorado']),
  target: z.object({ id: text, nome: text, foto: optionalText, partido: optionalText, uf: optionalText }),
  path: text,
  keptAt: z.number(),
  /** A copy lies there for the account whose confirmation is on its way; once that is gone, the choice was made elsewhere. */
  isShared: z.optional(z.boolean()),
});

type Waiting = z.infer<typeof waitingSchema>;

/** The choice that this tab's reader requested before signing in, unless it has waited too long. */
export function readPendingChoice(now = Date.now()): Waiting | null {
  const kept = readPending();
  if (kept === null) return null;
  const { data } = waitingSchema.safeParse(parseJson(kept));
  if (data && data.keptAt <= now && now - data.keptAt <= timeoutMs) return data;
  dropPending();
  return null;
}

/** Throws away what waited too long. */
export function forgetOld(): void {
  readAccountNote();
}

/** Lets the tab that a message of confirmation opens find this tab's waiting choice, for this account alone. */
export function sharePendingChoice(userId: string): void {
  const waiting = readPendingChoice();
  if (waiting === null || !keepAccountNote(userId, JSON.stringify(waiting))) return;
  putPending(JSON.stringify({ ...waiting, isShared: true }));
}

/** What waits for this person: their own tab's, or what they left in another while their account was unconfirmed. */
function waitingFor(userId: string): Waiting | null {
  const note = readAccountNote();
  const own = readPendingChoice();
  if (own) return own.isShared && note === null ? null : own;
  return note?.userId === userId ? (waitingSchema.safeParse(parseJson(note.text)).data ?? null) : null;
}

/** Where the choice was requested that another tab left to this person; null when this tab has its own, or none. */
export function pathOfShared(userId: string): string | null {
  return readPending() === null ? (waitingFor(userId)?.path ?? null) : null;
}

/** Takes the waiting choice about this kind of people: it is there once. */
export function takePendingChoice(kind: ChoiceKind, userId: string): Pick<Waiting, 'target' | 'flag'> | null {
  const waiting = waitingFor(userId);
  if (waiting === null) {
    dropPending();
    return null;
  }
  if (waiting.kind !== kind) return null;
  dropPending();
  forgetAccountNote();
  return waiting;
}
