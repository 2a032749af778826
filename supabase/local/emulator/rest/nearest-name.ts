/** Longer names cost more time than a hint is worth. */
const maxName = 128;

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, left] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, right] of [...b].entries()) {
      const replace = (previous[column] ?? 0) + (left === right ? 0 : 1);
      current.push(Math.min(replace, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** 0 to 1: one minus the edit distance over the longer length. */
export function similarity(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  const longer = Math.max(left.length, right.length);
  if (longer === 0 || longer > maxName) return 0;
  return 1 - editDistance(left, right) / longer;
}

/** The candidate most like `name`, or null when none reaches `least` (0 to 1). */
export function nearestName(name: string, candidates: Iterable<string>, least: number): string | null {
  let best: { name: string; score: number } | null = null;
  for (const candidate of candidates) {
    const score = similarity(name, candidate);
    if (score >= least && score > (best?.score ?? 0)) best = { name: candidate, score };
  }
  return best?.name ?? null;
}
