import { watch } from 'node:fs';
import type { Functions } from '../../emulator/functions/functions.ts';
import type { Running } from './lifecycle.ts';

const quietMs = 200;

/** Starts the edge functions again some time after the last change to their folder. */
export function watchFunctions(directory: string, functions: Functions): Running {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(directory, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void functions.restart(), quietMs);
  });
  return {
    async stop() {
      clearTimeout(timer);
      watcher.close();
      return Promise.resolve();
    },
  };
}
