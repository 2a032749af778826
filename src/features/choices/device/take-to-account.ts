import { deviceOwner } from '@/lib/device-note';
import { instantOf } from '@/lib/day/instant';
import { errorCode, SessionEndedError } from '@/lib/errors';
import { readKept } from './device-home';
import { forgetPeople } from './people-reads';
import { clockAhead } from '@/features/choices/account-home';
import { homeOf } from '@/features/choices/home';
import { type ChoiceKind, choiceKinds } from '@/features/choices/kinds';
import { flagsIn, noChoice } from '@/features/choices/model';

export interface Taking {
  differing: number;
  /** Refused names, such as over the account's limit, stay on the device. */
  left: string[];
}

/** Hours of both clocks are whole seconds, and a token travels: of two that close, the device's is taken. */
const clockGrainMs = 2_000;

/** One after another: on a broken way the rest stays. */
async function takeKind(kind: ChoiceKind, userId: string, taking: Taking, ahead: number): Promise<void> {
  const kept = await readKept(kind);
  if (kept.length === 0) return;
  const [account, device] = await Promise.all([homeOf(userId), homeOf(deviceOwner)]);
  const { signal } = new AbortController();
  const own = await account.list(kind, signal);
  for (const one of kept) {
    const former = own.find(({ id }) => id === one.id);
    const differs = former?.favorito !== one.favorito || former.ignorado !== one.ignorado;
    const isNewer =
      former === undefined || instantOf(former.updated_at) + ahead - clockGrainMs < one.mudada_em;
    try {
      if (differs && isNewer) await account.save(kind, one, flagsIn(one));
    } catch (error) {
      // Without an answer, nothing is known: that is no refusal of this one choice.
      if (errorCode(error) === null || error instanceof SessionEndedError) throw error;
      taking.left.push(one.nome);
      continue;
    }
    if (former !== undefined && differs) taking.differing += 1;
    await device.save(kind, one, noChoice);
  }
}

export async function takeToAccount(userId: string): Promise<Taking> {
  const taking: Taking = { differing: 0, left: [] };
  const ahead = await clockAhead();
  for (const kind of choiceKinds) await takeKind(kind, userId, taking, ahead);
  if (taking.left.length === 0) await forgetPeople();
  return taking;
}
