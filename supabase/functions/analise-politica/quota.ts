import * as z from 'zod';
import { describeError, type Log } from '../_shared/log.ts';
import type { Rpc } from '../_shared/rpc.ts';

const answerSchema = z.discriminatedUnion('resultado', [
  z.object({ resultado: z.literal('reservada'), vez: z.uuid() }),
  z.object({ resultado: z.enum(['em_andamento', 'intervalo']), espera_s: z.number() }),
  z.object({ resultado: z.enum(['cota', 'orcamento']) }),
]);

export type Reservation = z.infer<typeof answerSchema>;

export interface Quota {
  /** Rejects with RpcError or ZodError: without the count nothing is sent to a provider. */
  reserve(userId: string): Promise<Reservation>;
  /** Never rejects: a reservation not released expires. What was not shown is not counted. */
  release(userId: string, reservation: string, isShown: boolean): Promise<void>;
}

export interface QuotaOptions {
  rpc: Rpc;
  log: Log;
  dailyPerUser: number;
  dailyTotal: number;
}

/** Seconds between the starts of two analyses of one user. */
const intervalS = 60;
/** Longer than both tries; then a reservation whose holder died expires. */
const lifetimeS = 120;

export function createQuota({ rpc, log, dailyPerUser, dailyTotal }: QuotaOptions): Quota {
  return {
    async reserve(userId) {
      const args = {
        p_user: userId,
        p_max: dailyPerUser,
        p_total: dailyTotal,
        p_intervalo_s: intervalS,
        p_prazo_s: lifetimeS,
      };
      return answerSchema.parse(await rpc('reservar_analise_ia', args));
    },
    async release(userId, reservation, isShown) {
      try {
        await rpc('soltar_analise_ia', {
          p_user: userId,
          p_vez: reservation,
          p_mostrada: isShown,
        });
      } catch (error) {
        log('quota_not_released', { error: describeError(error) });
      }
    },
  };
}
