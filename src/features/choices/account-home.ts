import { errorCode, policyRefusal } from '@/lib/errors';
import { assertWriteStatus } from '@/lib/supabase/assert-write-status';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { hasFlags, requireChoices } from './choice-rows';
import type { ChoiceHome } from './home';
import { kinds } from './kinds';
import { type ChoiceFlags, noChoice } from './model';
import { inListOrder } from './my-choices-model';

/** @throws when the answer has no flags, and so is none of the table's. */
function savedFlags(answer: ChoiceFlags | null): ChoiceFlags {
  if (hasFlags(answer)) return answer;
  throw new Error('Choice without flags.');
}

const noRow = 'PGRST116';

const isOff = ({ favorito, ignorado }: Partial<ChoiceFlags>) => !favorito && !ignorado;

/** Nobody else in this feature knows the user's client. */
export function openHome(userId: string): ChoiceHome {
  const db = async () => (await loadUserClient()).dbOf(userId);
  return {
    list: async (kind, signal) => {
      const rows = await kinds[kind].readChoices(await db(), userId, signal);
      requireChoices(rows);
      return rows;
    },
    listChosen: async (kind, { signal }) => {
      const rows = await kinds[kind].readChosen(await db(), userId, signal);
      requireChoices(rows);
      return inListOrder(rows.map((row) => ({ kind, ...row })));
    },
    // Values, no flips, so that sending it twice does no harm.
    save: async (kind, target, wish, pressed = wish) => {
      const own = await db();
      try {
        return savedFlags(await kinds[kind].save(own, userId, target, pressed));
      } catch (refusal) {
        // Another device may have erased it, with the consent that a row needs.
        if (errorCode(refusal) !== policyRefusal || !isOff(pressed)) throw refusal;
        const rows = await kinds[kind].readChoices(own, userId, new AbortController().signal);
        if (rows.some(({ id }) => id === target.id)) throw refusal;
        return noChoice;
      }
    },
    // Spec §7: by row id; upserts fail for retracted candidates, who must stay removable.
    change: async ({ kind, rowId }, flags) => {
      const own = await db();
      try {
        const { data } = await own
          .from(kinds[kind].table)
          .update(flags)
          .eq('id', rowId)
          .select('favorito, ignorado')
          .single()
          .throwOnError();
        return savedFlags(data);
      } catch (refusal) {
        // Erased elsewhere: off, as wished.
        if (errorCode(refusal) !== noRow || !isOff(flags)) throw refusal;
        return noChoice;
      }
    },
    // Both or neither (LGPD art. 8 § 5 and 18 VI).
    erase: async () => {
      const own = await db();
      assertWriteStatus(await own.rpc('apagar_minhas_escolhas').throwOnError());
    },
  };
}

/** Milliseconds from the service's clock to the device's: one token has the hour of its issue by both. */
export async function clockAhead(): Promise<number> {
  const { auth } = await loadUserClient();
  const { session } = (await auth.getSession()).data;
  const token = (await auth.getClaims(session?.access_token, { allowExpired: true })).data?.claims;
  if (session?.expires_at === undefined || token === undefined) return 0;
  return (session.expires_at - session.expires_in - token.iat) * 1000;
}
