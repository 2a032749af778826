import * as z from 'zod/mini';
import { useSingleFlight } from '@/lib/use/use-single-flight';

/** Its presence proves the save. */
export const lockSchema = z.iso.datetime({ offset: true });

interface LockedSave<Data, Variables> {
  /** Rejects with the token of a refusal. */
  save: (variables: Variables) => Promise<Data>;
  isOvertaken: (error: unknown) => boolean;
  reload: () => Promise<unknown>;
}

/** Reads follow a save, and somebody else's. */
export function useLockedSave<Data, Variables>({ save, isOvertaken, reload }: LockedSave<Data, Variables>) {
  return useSingleFlight<Data, Error, Variables>({
    mutationFn: save,
    onSuccess: reload,
    onError: async (error) => {
      if (isOvertaken(error)) await reload();
    },
  });
}

export function isSame(a: object, b: object): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

export function fieldErrors(error: z.core.$ZodError | undefined): ReadonlyMap<string, string> {
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
}
