import type { Task } from './read.ts';
import type { Batch, Reading } from './source.ts';

/** Below the gateway's 1 MiB, leaving room for the rest of the call. */
const maxBytes = 960 * 1024;

const bytesOf = (batch: Batch): number => new TextEncoder().encode(JSON.stringify(batch)).length;

const dayOf = (batch: Batch): string => batch.chave.slice(4);

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export interface Fitting {
  batches: Reading;
  /** The last day that the batches cover; null for what has none. */
  until: string | null;
  read: number;
}

function lastDay(task: Task, last: Batch | undefined, left: Batch | null): string | null {
  if (task.tarefa !== 'lista') return null;
  if (left !== null) return dayBefore(dayOf(left));
  return last !== undefined && 'falta' in last ? dayOf(last) : task.ate;
}

/** The rest waits for the next step; a batch beyond any call is refused. */
export function fitting(task: Task, all: Reading): Fitting {
  const batches: Batch[] = [];
  let size = 0;
  let left: Batch | null = null;
  for (const batch of all) {
    const bytes = bytesOf(batch);
    if (bytes > maxBytes) {
      const cut = 'falta' in batch ? { falta: batch.falta } : {};
      batches.push({ chave: batch.chave, falha: 'grande_demais', ...cut });
      continue;
    }
    size += bytes;
    if (size > maxBytes) {
      left = batch;
      break;
    }
    batches.push(batch);
  }
  const read = batches.reduce((sum, batch) => sum + ('falha' in batch ? 0 : batch.lidos), 0);
  return { batches, until: lastDay(task, batches.at(-1), left), read };
}
