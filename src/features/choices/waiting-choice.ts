import * as z from 'zod/mini';
import { parseJson } from '@/lib/parse-json';
import type { ChoiceFlag, ChoiceKind, ChoiceTargets } from './model';
import { dropWaiting, readWaiting } from './waiting-store';

/** How long a choice waits for its sign-in, in ms: time for a message to arrive, too short for the tab's next reader. */
const patience = 30 * 60_000;

const text = z.string();
const optionalText = z.nullable(text);
const candidateSchema = z.object({ id: text, nome: text });
const deputySchema = z.object({
  id: text,
  nome: text,
  foto: optionalText,
  partido: optionalText,
  uf: optionalText,
});
const waitingSchema = z.object({
  kind: z.enum(['candidate', 'deputy']),
  flag: z.enum(['favorito', 'ignorado']),
  target: z.union([deputySchema, candidateSchema]),
  path: text,
  keptAt: z.number(),
});

type Waiting = z.infer<typeof waitingSchema>;

const targetOf: { [Kind in ChoiceKind]: (given: unknown) => ChoiceTargets[Kind] | null } = {
  candidate: (given) => candidateSchema.safeParse(given).data ?? null,
  deputy: (given) => deputySchema.safeParse(given).data ?? null,
};

/** The choice that this tab's reader asked for before signing in, unless it has waited too long. */
export function readWaitingChoice(now = Date.now()): Waiting | null {
  const kept = readWaiting();
  if (kept === null) return null;
  const { data } = waitingSchema.safeParse(parseJson(kept));
  if (data && data.keptAt <= now && now - data.keptAt <= patience) return data;
  dropWaiting();
  return null;
}

/** Takes the waiting choice about this kind of people: it is there once. */
export function takeWaitingChoice<Kind extends ChoiceKind>(
  kind: Kind,
): { target: ChoiceTargets[Kind]; flag: ChoiceFlag } | null {
  const waiting = readWaitingChoice();
  if (waiting?.kind !== kind) return null;
  dropWaiting();
  const target = targetOf[kind](waiting.target);
  return target && { target, flag: waiting.flag };
}
