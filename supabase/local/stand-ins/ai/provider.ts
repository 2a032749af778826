import { isMisbehaviour, misbehaviours } from './faults.ts';
import { type Fault, serveAiStandIn, standInVariables } from './stand-in.ts';

export interface LocalProvider {
  kind: 'none' | 'stand-in' | 'chosen';
  variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The value of AI_API_URL that asks for the stand-in; after a colon, how it misbehaves. */
const standInWord = 'simulador';

function faultOf(asked: string): Fault | null {
  const how = asked.slice(standInWord.length + 1);
  if (how === '') return null;
  if (isMisbehaviour(how)) return { kind: 'misbehaves', how };
  throw new Error(`AI_API_URL=${standInWord}:${how}: use ${misbehaviours.join(', ')}.`);
}

/** The stand-in only by name; otherwise what the environment configures, by default nobody. */
export async function openProvider(variables: Readonly<Record<string, string>>): Promise<LocalProvider> {
  const asked = variables['AI_API_URL'];
  if (asked === standInWord || asked?.startsWith(`${standInWord}:`) === true) {
    const { url, close } = await serveAiStandIn(faultOf(asked));
    return { kind: 'stand-in', variables: { ...standInVariables, AI_API_URL: url }, close };
  }
  const isWhole = asked !== undefined && 'AI_API_KEY' in variables && 'AI_MODEL' in variables;
  return { kind: isWhole ? 'chosen' : 'none', variables: {}, close: () => Promise.resolve() };
}
