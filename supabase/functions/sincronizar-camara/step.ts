import * as z from 'zod';
import { UserError } from '../_shared/errors.ts';
import { describeError, type Log } from '../_shared/log.ts';
import { type Rpc, RpcError } from '../_shared/rpc.ts';
import { type Fitting, fitting } from './fit.ts';
import { readTask, type Task } from './read.ts';
import { ReadingError, type Source } from './source.ts';

const writtenSchema = z.object({ gravados: z.int(), recusados: z.int() });

export interface Step {
  read(): Promise<Fitting>;
  write(fit: Fitting): Promise<z.infer<typeof writtenSchema>>;
}

/** Whatever fails, the turn is returned with its reason, for /dados. */
export function createStep({ rpc, log }: { rpc: Rpc; log: Log }, task: Task, source: Source): Step {
  const { turno, tarefa } = task;

  async function giveBack(code: string): Promise<void> {
    log('camara_sync_failed', { task: tarefa, code });
    await rpc('falhar_passo_camara', {
      p_turno: turno,
      p_tarefa: tarefa,
      p_codigo: code,
      p_origem: source.origin(),
    });
  }

  return {
    async read() {
      try {
        return fitting(task, await readTask(source, task));
      } catch (error) {
        const code = error instanceof ReadingError ? error.code : 'erro_interno';
        await giveBack(code);
        if (!(error instanceof ReadingError)) throw error;
        throw new UserError(502, code, 'A Câmara não deu os dados. A próxima chamada tenta de novo.');
      }
    },
    async write({ batches, until, read }) {
      try {
        return writtenSchema.parse(
          await rpc('gravar_passo_camara', {
            p_turno: turno,
            p_tarefa: tarefa,
            p_lotes: batches,
            p_ate: until,
            p_lidos: read,
            p_origem: source.origin(),
          }),
        );
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        log('camara_step_refused', { task: tarefa, error: describeError(error) });
        await giveBack('recusado');
        throw new UserError(502, 'recusado', 'O banco não guardou a leitura. A próxima chamada pede menos.');
      }
    },
  };
}
