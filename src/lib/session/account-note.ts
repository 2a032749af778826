import * as z from 'zod/mini';
import { parseJson } from '@/lib/text/parse-json';
import { readLocal, withStorage } from '@/lib/page/web-storage';
import { accountNoteKey as key, forgetAccountNote } from './account-note-key';

const maxAgeMs = 60 * 60_000;

const noteSchema = z.object({ userId: z.string(), text: z.string(), keptAt: z.number() });

/** The message's link opens another tab; only that account reads the note. */
export function keepAccountNote(userId: string, text: string, now = Date.now()): boolean {
  return withStorage('localStorage', false, (storage) => {
    storage.setItem(key, JSON.stringify({ userId, text, keptAt: now }));
    return true;
  });
}

export function readAccountNote(now = Date.now()): { userId: string; text: string } | null {
  const kept = readLocal(key);
  if (kept === null) return null;
  const { data } = noteSchema.safeParse(parseJson(kept));
  if (data && data.keptAt <= now && now - data.keptAt <= maxAgeMs) return data;
  forgetAccountNote();
  return null;
}
