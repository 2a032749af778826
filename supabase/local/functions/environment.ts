/** Variables of the edge functions that a person may set in `.env`, `.env.local` or the shell. */
const functionVariables = [
  'CAMARA_API_URL',
  'NEWS_FEED_URL',
  'AI_API_URL',
  'AI_API_KEY',
  'AI_MODEL',
  'AI_PROVIDER',
  'AI_COUNTRY',
  'AI_DAILY_PER_USER',
  'AI_DAILY_TOTAL',
  'AI_BLACKOUT',
] as const;

/** The variables of `source` that functions may see; empty ones count as absent, so that defaults hold. */
export function functionEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const present = functionVariables.flatMap((name) => {
    const value = source[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(present);
}
