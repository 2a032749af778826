import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openForPgtap, pgtapFiles } from './support/pgtap-database.ts';
import { runPgtap, type TapReport } from './support/pgtap.ts';
import { rehearse } from './support/rehearse.ts';

const database = await openForPgtap();
afterAll(() => database.close());

const reports: [string, TapReport][] = [];
for (const [name, file] of pgtapFiles) {
  const script = await readFile(file, 'utf8');
  reports.push([name, await rehearse(database, (tx) => runPgtap(tx, script))]);
}

describe.each(reports)('%s', (_, report) => {
  it('runs to its end', () => {
    expect(report.broken).toBeNull();
  });

  it('runs as many tests as it planned', () => {
    expect(report.assertions.length).toBe(report.planned);
  });

  it.each(report.assertions)('$number $description', ({ passed, diagnostics }) => {
    expect(passed ? '' : diagnostics).toBe('');
    expect(passed).toBe(true);
  });
});
