import * as z from 'zod/mini';
import { halfDays } from '@/lib/day/half-days';
import { parseJson } from '@/lib/text/parse-json';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { showWrong } from '@/ui/form/show-wrong';
import { hasToken } from './refusals';

/** Its presence proves the save. */
export const lockSchema = z.iso.datetime({ offset: true });

interface LockedSave<Data, Variables> {
  /** Rejects with the token of a refusal. */
  save: (variables: Variables) => Promise<Data>;
  /** The tokens of somebody else's save. */
  overtaking: readonly string[];
  reload: () => Promise<unknown>;
}

/** Reads follow a save, and somebody else's. */
export function useLockedSave<Data, Variables>({ save, overtaking, reload }: LockedSave<Data, Variables>) {
  return useSingleFlight<Data, Error, Variables>({
    mutationFn: save,
    onSuccess: reload,
    onError: async (error) => {
      if (hasToken(error, ...overtaking)) await reload();
    },
  });
}

/** Null when none can be read. */
export function draftIn<Draft>(schema: z.ZodMiniType<Draft>, kept: string | null): Draft | null {
  return schema.safeParse(parseJson(kept ?? 'null')).data ?? null;
}

export function isSame(a: object, b: object): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

type Errors = ReadonlyMap<string, string>;

/** Leads to the first wrong field. @param form days that are half written in it say so. */
export function showErrors(
  setErrors: (errors: Errors) => void,
  error: z.core.$ZodError | undefined,
  form: unknown,
): void {
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];
  const show = () => setErrors(new Map([...issues, ...halfDays(form)]));
  showWrong(show, form instanceof Element ? form : null);
}
