import type { StepResult } from './run-step.ts';

const shownLines = 200;

function seconds(value: number): string {
  return `${value.toFixed(1).replace('.', ',')} s`;
}

/** One line as a step ends, and what it printed if that is requested or it failed (the last lines, where runners sum up). */
export function stepText(result: StepResult): string {
  const mark = result.failed === 0 ? '✓' : '✗';
  const line = `${mark} ${result.name} (${seconds(result.seconds)})`;
  if (result.failed === 0 && !result.shown) return line;
  const output = result.output.trimEnd().split('\n').slice(-shownLines).join('\n');
  return [line, ...(output === '' ? [] : [output]), ...result.failures.map((name) => `  ✗ ${name}`)].join(
    '\n',
  );
}

/** The short table before the total. */
export function table(results: readonly StepResult[]): string {
  const rows = [
    ['parte', 'passou', 'falhou', 'pulou', 'tempo'],
    ...results.map((one) => [
      one.name,
      String(one.passed),
      String(one.failed),
      String(one.skipped),
      seconds(one.seconds),
    ]),
  ];
  const widths = [12, 8, 8, 8, 10];
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join(''),
    )
    .join('\n');
}
