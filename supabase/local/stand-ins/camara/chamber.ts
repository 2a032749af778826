import { answersWith } from '../answers-with.ts';
import { serveStandIn } from './serve-stand-in.ts';
import { createStandIn } from './stand-in.ts';

/** "auto": the real service when it answers, otherwise the copy. "snapshot": always the copy. */
export type ChamberChoice = 'auto' | 'snapshot';

export interface ChamberOptions {
  choice: ChamberChoice;
  apiUrl: string | undefined;
  log: (line: string) => void;
  realUrl?: string;
  timeoutMs?: number;
}

export interface Chamber {
  kind: 'real' | 'snapshot' | 'chosen';
  /** Base of the API, without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

const realApi = 'https://dadosabertos.camara.leg.br/api/v2';
const nothingToClose = (): Promise<void> => Promise.resolve();

export async function openChamber(options: ChamberOptions): Promise<Chamber> {
  const { choice, apiUrl, log, realUrl = realApi, timeoutMs = 3_000 } = options;
  if (apiUrl !== undefined) return { kind: 'chosen', url: apiUrl, close: nothingToClose };
  if (
    choice === 'auto' &&
    (await answersWith('json', `${realUrl}/referencias/deputados/codSituacao`, timeoutMs))
  )
    return { kind: 'real', url: realUrl, close: nothingToClose };
  const { url, close } = await serveStandIn(createStandIn(), log);
  return { kind: 'snapshot', url, close };
}
