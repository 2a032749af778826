import { ErrorState } from '@/ui/state/error-state';

interface ChamberErrorProps {
  message: string;
  error: Error | null;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The proxy's own sentence stays in the details. */
export function ChamberError({ message, error, onRetry, isRetrying }: ChamberErrorProps) {
  const details = error !== null && 'serverMessage' in error ? error.serverMessage : null;
  return (
    <ErrorState
      message={message}
      details={typeof details === 'string' ? details : undefined}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
