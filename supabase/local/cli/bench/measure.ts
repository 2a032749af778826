/** The time below which the given share (0 to 1) of the times lies, in their unit; 0 without any. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds that a call takes until its whole answer is there. Rejects when the answer is not 200. */
export async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await call();
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`a chamada respondeu ${response.status}`);
  return performance.now() - start;
}

/** Rows of a table with right-aligned numbers under a first column of words. */
export function tableText(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const text = (row: readonly (string | number)[]) =>
    row
      .map((cell, index) => (index === 0 ? String(cell).padEnd(36) : String(cell).padStart(10)))
      .join('')
      .trimEnd();
  return [head, ...rows].map(text).join('\n');
}
