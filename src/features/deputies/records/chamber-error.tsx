import { ErrorState, type ErrorStateProps } from '@/ui/state/error-state';

type ChamberErrorProps = Omit<ErrorStateProps, 'details'> & { error: Error | null };

/** The proxy's own sentence stays in the details. */
export function ChamberError({ error, ...props }: ChamberErrorProps) {
  const details = error !== null && 'serverMessage' in error ? error.serverMessage : null;
  return <ErrorState details={typeof details === 'string' ? details : undefined} {...props} />;
}
