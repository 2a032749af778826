import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

type SoleMutationOptions<Data, Failure, Variables> = Omit<
  UseMutationOptions<Data, Failure, Variables>,
  'mutationFn' | 'networkMode'
> & {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** Different subjects may be saved at once. */
  subjectOf?: (variables: Variables | undefined) => string;
};

const oneSubject = () => '';

/** Clicks before the button is disabled are ignored; offline it fails at once. */
export function useSingleFlight<Data, Failure = Error, Variables = void>({
  mutationFn,
  subjectOf = oneSubject,
  ...options
}: SoleMutationOptions<Data, Failure, Variables>) {
  const running = useRef(new Set<string>());
  const { mutate: start, ...mutation } = useMutation<Data, Failure, Variables>({
    ...options,
    networkMode: 'always',
    mutationFn: async (variables) => {
      try {
        return await mutationFn(variables);
      } finally {
        running.current.delete(subjectOf(variables));
      }
    },
  });
  const mutate = useCallback<typeof start>(
    (...call) => {
      const subject = subjectOf(call[0]);
      if (running.current.has(subject)) return;
      running.current.add(subject);
      start(...call);
    },
    [start, subjectOf],
  );
  return { ...mutation, mutate };
}
