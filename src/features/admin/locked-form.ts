import * as z from 'zod/mini';
import { useSingleFlight } from '@/lib/use/use-single-flight';

/** The new lock of what was saved: without it nobody knows that it was. */
export const lockSchema = z.iso.datetime({ offset: true });

interface LockedSave<Data, Variables> {
  /** Rejects with the token of a refusal. */
  save: (variables: Variables) => Promise<Data>;
  /** Whether a refusal says that somebody else was first. */
  isOvertaken: (error: unknown) => boolean;
  /** Reads anew what may have changed. */
  reload: () => Promise<unknown>;
}

/** Saves what is locked by its last change; the panel's own reads follow, after a save and after somebody else's. */
export function useLockedSave<Data, Variables>({ save, isOvertaken, reload }: LockedSave<Data, Variables>) {
  return useSingleFlight<Data, Error, Variables>({
    mutationFn: save,
    onSuccess: reload,
    onError: async (error) => {
      if (isOvertaken(error)) await reload();
    },
  });
}

/** The words under each field, by its name, of what a schema refuses. */
export function fieldErrors(error: z.core.$ZodError | undefined): ReadonlyMap<string, string> {
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
}
