import { useEffect, useRef } from 'react';
import { FunctionError, invoke } from '@/lib/supabase/invoke';
import { loadUserFunctions } from '@/lib/supabase/user-functions';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { type Analysis, analysisSchema } from './schema';

export interface AnalysisFailure {
  kind: 'cancelled' | 'needs-choices' | 'login-required' | 'failed';
  serverMessage: string | null;
}

export function failureOf(error: unknown): AnalysisFailure {
  if (!(error instanceof FunctionError)) return { kind: 'failed', serverMessage: null };
  const { serverMessage } = error;
  if (error.needsChoices) return { kind: 'needs-choices', serverMessage };
  return { kind: error.status === 401 ? 'login-required' : 'failed', serverMessage };
}

class AnalysisError extends Error {
  readonly failure: AnalysisFailure;
  constructor(failure: AnalysisFailure, cause: unknown) {
    super(failure.kind, { cause });
    this.name = 'AnalysisError';
    this.failure = failure;
  }
}

async function generate(signal: AbortSignal): Promise<Analysis> {
  try {
    return analysisSchema.parse(await invoke(await loadUserFunctions(), 'analise-politica', { signal }));
  } catch (error) {
    throw new AnalysisError(
      signal.aborted ? { kind: 'cancelled', serverMessage: null } : failureOf(error),
      error,
    );
  }
}

/** Cancelling aborts the request and is no failure (spec §4). */
export function useAnalysis(onFailure: (failure: AnalysisFailure) => void) {
  const running = useRef<AbortController | null>(null);
  const { mutate, reset, ...mutation } = useSingleFlight<Analysis, AnalysisError>({
    mutationFn: () => {
      running.current = new AbortController();
      return generate(running.current.signal);
    },
    onError: ({ failure }) => {
      if (failure.kind !== 'cancelled') onFailure(failure);
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  const failure = mutation.error?.failure ?? null;
  return {
    analysis: mutation.data ?? null,
    isGenerating: mutation.isPending,
    /** Null while nothing failed; cancelling is not failing. */
    failure: failure?.kind === 'cancelled' ? null : failure,
    generate: () => mutate(),
    cancel: () => running.current?.abort(),
    clear: reset,
  };
}
