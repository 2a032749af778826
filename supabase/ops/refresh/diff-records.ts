/** Records by what identifies them; each is named in the difference by its `name`. */
export type Records = ReadonlyMap<string, { name: string; fields: Readonly<Record<string, unknown>> }>;

const written = (value: unknown): string => (value === undefined ? 'ausente' : JSON.stringify(value));

function changedFields(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, old: written(before[field]), now: written(after[field]) }))
    .filter(({ old, now }) => old !== now)
    .map(({ field, old, now }) => `    ${field}: ${old} → ${now}`);
}

/** For reading before applying: + added, - removed, ~ changed with a line per field, before and after. */
export function diffRecords(before: Records, after: Records): string[] {
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, { name }]) => `- ${name}`);
  const rest = [...after].flatMap(([key, { name, fields }]) => {
    const old = before.get(key);
    if (old === undefined) return [`+ ${name}`];
    const lines = changedFields(old.fields, fields);
    return lines.length === 0 ? [] : [`~ ${name}`, ...lines];
  });
  return [...gone, ...rest];
}
