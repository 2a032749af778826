import { availableParallelism } from 'node:os';
import { markdownTable, withMarkedText } from '../marked-text.ts';
import type { StepResult } from './run-step.ts';

export function withTimes(page: string, results: readonly StepResult[], started: Date, ended: Date): string {
  const rows = results.map((one) => [one.name, `${Math.round(one.seconds)} s`]);
  const whole = `${((ended.getTime() - started.getTime()) / 60_000).toFixed(1).replace('.', ',')} min`;
  const day = started.toISOString().slice(0, 10);
  const intro = `Em ${day}, com ${availableParallelism()} processadores: ${whole} ao todo.`;
  const table = markdownTable([['Parte', 'Tempo'], ...rows]);
  return withMarkedText(page, 'npm test -- --write-times', `${intro}\n\n${table}`);
}
