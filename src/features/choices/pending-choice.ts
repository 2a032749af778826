import * as z from 'zod/mini';
import { parseJson } from '@/lib/text/parse-json';
import { keepAccountNote, readAccountNote } from '@/lib/session/account-note';
import { forgetAccountNote } from '@/lib/session/account-note-key';
import { type ChoiceKind, isChoiceKind } from './kinds';
import { dropPending, putPending, readPending } from './pending-store';

/** Milliseconds: a message may arrive, the tab's next reader may not. */
const timeoutMs = 30 * 60_000;

const text = z.string();
const optionalText = z.optional(z.nullable(text));
const waitingSchema = z.object({
  kind: z.custom<ChoiceKind>((given) => typeof given === 'string' && isChoiceKind(given)),
  flag: z.literal(['favorito', 'ignorado']),
  target: z.object({ id: text, nome: text, foto: optionalText, partido: optionalText, uf: optionalText }),
  path: text,
  keptAt: z.number(),
  /** The account awaiting confirmation has a copy; without it, chosen elsewhere. */
  isShared: z.optional(z.boolean()),
});

type Waiting = z.infer<typeof waitingSchema>;

export function readPendingChoice(now = Date.now()): Waiting | null {
  const kept = readPending();
  if (kept === null) return null;
  const { data } = waitingSchema.safeParse(parseJson(kept));
  if (data && data.keptAt <= now && now - data.keptAt <= timeoutMs) return data;
  dropPending();
  return null;
}

export function forgetOld(): void {
  readAccountNote();
}

/** For this account alone, in the tab that a confirmation message opens. */
export function sharePendingChoice(userId: string): void {
  const waiting = readPendingChoice();
  if (waiting === null || !keepAccountNote(userId, JSON.stringify(waiting))) return;
  putPending(JSON.stringify({ ...waiting, isShared: true }));
}

/** From this tab, or another's before the account was confirmed. */
function waitingFor(userId: string): Waiting | null {
  const note = readAccountNote();
  const own = readPendingChoice();
  if (own) return own.isShared && note === null ? null : own;
  return note?.userId === userId ? (waitingSchema.safeParse(parseJson(note.text)).data ?? null) : null;
}

/** Null when this tab has its own choice, or none. */
export function pathOfShared(userId: string): string | null {
  return readPending() === null ? (waitingFor(userId)?.path ?? null) : null;
}

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
