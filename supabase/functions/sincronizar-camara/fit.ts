import type { Task } from './read.ts';
import type { Batch, Reading } from './source.ts';

/** Below the gateway's 1 MiB, leaving room for the rest of the call. */
const maxBytes = 960 * 1024;

const bytesOf = (batch: Batch): number => new TextEncoder().encode(JSON.stringify(batch)).length;

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export interface Fitting {
  batches: Reading;
  /** The last day that the batches cover; null for what has none. */
  until: string | null;
  read: number;
}

/** The rest waits for the next step; a batch beyond any call is refused. */
export function fitting(task: Task, all: Reading): Fitting {
  const batches: Batch[] = [];
  let size = 0;
  let left: Batch | null = null;
  for (const batch of all) {
    const bytes = bytesOf(batch);
    if (bytes > maxBytes) {
      batches.push({ chave: batch.chave, falha: 'grande_demais' });
      continue;
    }
    size += bytes;
    if (size > maxBytes) {
      left = batch;
      break;
    }
    batches.push(batch);
  }
  const lastDay = task.tarefa !== 'lista' ? null : left === null ? task.ate : dayBefore(left.chave.slice(4));
  const read = batches.reduce((sum, batch) => sum + ('falha' in batch ? 0 : batch.lidos), 0);
  return { batches, until: lastDay, read };
}
