export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds until the whole answer. Rejects when it is not 200. */
export async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await call();
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`a chamada respondeu ${response.status}`);
  return performance.now() - start;
}

export function tableText(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const text = (row: readonly (string | number)[]) =>
    row
      .map((cell, index) => (index === 0 ? String(cell).padEnd(36) : String(cell).padStart(10)))
      .join('')
      .trimEnd();
  return [head, ...rows].map(text).join('\n');
}
