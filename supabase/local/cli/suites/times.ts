import { availableParallelism } from 'node:os';
import type { StepResult } from './run-step.ts';

const begin = '<!-- tempos: npm test -- --write-times -->';
const end = '<!-- fim dos tempos -->';

/** The page with the times of a whole run between its two marks, in the columns that the formatter wants. */
export function withTimes(page: string, results: readonly StepResult[], started: Date, ended: Date): string {
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before === -1 || after < before) throw new Error(`Faltam as marcas dos tempos: ${begin} e ${end}.`);
  const rows = [['Parte', 'Tempo'], ...results.map((one) => [one.name, `${Math.round(one.seconds)} s`])];
  const [first = 0, second = 0] = [0, 1].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map(([name = '', time = '']) => `| ${name.padEnd(first)} | ${time.padEnd(second)} |`);
  const whole = `${((ended.getTime() - started.getTime()) / 60_000).toFixed(1).replace('.', ',')} min`;
  const day = started.toISOString().slice(0, 10);
  const intro = `Em ${day}, com ${availableParallelism()} processadores: ${whole} ao todo.`;
  const rule = `| ${'-'.repeat(first)} | ${'-'.repeat(second)} |`;
  const text = [intro, '', lines[0], rule, ...lines.slice(1)].join('\n');
  return `${page.slice(0, before)}${begin}\n\n${text}\n\n${page.slice(after)}`;
}
