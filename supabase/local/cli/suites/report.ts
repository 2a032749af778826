import type { StepResult } from './run-step.ts';

type Variables = Readonly<Record<string, string>>;

const shownLines = 200;

function seconds(value: number): string {
  return `${value.toFixed(1).replace('.', ',')} s`;
}

/** What failed in the file's own words, why, and the one command that repeats it. */
function failureText(
  step: string,
  { title, place, reason = [] }: StepResult['failures'][number],
  env: Variables,
): string {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  const command = `${variables.join('')}npm test -- ${step}${place === undefined ? '' : ` -- ${place}`}`;
  return [`  ✗ ${title}`, ...[...reason, command].map((line) => `    ${line}`)].join('\n');
}

/** With the output when requested or failed; skipped steps give their reason. */
export function stepText(result: StepResult, env: Variables = {}): string {
  const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–';
  const line = `${mark} ${result.name} (${seconds(result.seconds)})`;
  const shown = mark === '–' ? 1 : mark === '✗' || result.shown ? shownLines : 0;
  const output = shown === 0 ? [] : result.output.trimEnd().split('\n').slice(-shown);
  const failures = result.failures.map((failure) => failureText(result.name, failure, env));
  return [line, ...output.filter((each, index) => each !== '' || index > 0), ...failures].join('\n');
}

export function table(results: readonly StepResult[]): string {
  const rows = results.map((one) => [one.name, one.passed, one.failed, one.skipped, seconds(one.seconds)]);
  return [['parte', 'passou', 'falhou', 'pulou', 'tempo'], ...rows]
    .map(
      ([name, ...cells]) => String(name).padEnd(12) + cells.map((cell) => String(cell).padStart(9)).join(''),
    )
    .join('\n');
}
