import { serveAiStandIn, standInVariables } from './stand-in.ts';

/** Who writes the analyses of the local backend. */
export interface LocalProvider {
  kind: 'none' | 'stand-in' | 'chosen';
  /** Variables of the functions that say so, over those of the environment. */
  variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The value of AI_API_URL that asks for the stand-in. */
const standInWord = 'simulador';

/**
 * The stand-in only when asked for by its word; otherwise what the environment names, which is nobody by default: the
 * product then counts, and pretends nothing.
 */
export async function openProvider(variables: Readonly<Record<string, string>>): Promise<LocalProvider> {
  const asked = variables['AI_API_URL'];
  if (asked === standInWord) {
    const { url, close } = await serveAiStandIn();
    return { kind: 'stand-in', variables: { ...standInVariables, AI_API_URL: url }, close };
  }
  const isWhole = asked !== undefined && 'AI_API_KEY' in variables && 'AI_MODEL' in variables;
  return { kind: isWhole ? 'chosen' : 'none', variables: {}, close: () => Promise.resolve() };
}
