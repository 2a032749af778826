import * as z from 'zod';
import { describeError, type Log } from '../_shared/log.ts';
import type { Rpc } from '../_shared/rpc.ts';

const answerSchema = z.discriminatedUnion('resultado', [
  z.object({ resultado: z.literal('reservada'), vez: z.uuid() }),
  z.object({ resultado: z.enum(['em_andamento', 'intervalo']), espera_s: z.number() }),
  z.object({ resultado: z.enum(['cota', 'orcamento']) }),
]);

/** A turn to have a text written, or why there is none. */
export type Turn = z.infer<typeof answerSchema>;

export interface Turns {
  /** Rejects with RpcError or ZodError: without the count nothing is sent to a provider. */
  take(userId: string): Promise<Turn>;
  /** Never rejects: a turn that cannot be given back runs out by itself. What was not shown is not counted. */
  giveBack(userId: string, turn: string, isShown: boolean): Promise<void>;
}

export interface TurnOptions {
  rpc: Rpc;
  log: Log;
  dailyPerUser: number;
  dailyTotal: number;
}

/** Seconds from the beginning of one analysis to the next of the same person. */
const intervalS = 60;
/** Longer than both tries of a provider; after it a turn whose holder died is over. */
const lifetimeS = 120;

export function createTurns({ rpc, log, dailyPerUser, dailyTotal }: TurnOptions): Turns {
  return {
    async take(userId) {
      const args = {
        p_user: userId,
        p_max: dailyPerUser,
        p_total: dailyTotal,
        p_intervalo_s: intervalS,
        p_prazo_s: lifetimeS,
      };
      return answerSchema.parse(await rpc('reservar_analise_ia', args));
    },
    async giveBack(userId, turn, isShown) {
      try {
        await rpc('soltar_analise_ia', {
          p_user: userId,
          p_vez: turn,
          p_mostrada: isShown,
        });
      } catch (error) {
        log('turn_not_given_back', { error: describeError(error) });
      }
    },
  };
}
