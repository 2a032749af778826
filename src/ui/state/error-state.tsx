import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Callout } from './callout';

export type ErrorStateProps = {
  message: string;
  details?: string | undefined;
  /** Read again by the button; else `onRetry` is its act. */
  query?: { refetch: () => unknown; isFetching: boolean };
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
};

/** `details` (the server's words) stay folded. */
export function ErrorState({
  message,
  details,
  query,
  onRetry = query && (() => void query.refetch()),
  isRetrying = query?.isFetching,
}: ErrorStateProps) {
  return (
    <Callout tone="error">
      <p className="font-bold">{message}</p>
      {details && (
        <Disclosure isPlain summary="Detalhes">
          <p className="text-small text-muted">{details}</p>
        </Disclosure>
      )}
      {onRetry && (
        <Button className="mt-3" isLoading={isRetrying ?? false} onClick={onRetry}>
          {!isRetrying && <RotateCw className="size-5" />}
          <span>Tentar novamente</span>
        </Button>
      )}
    </Callout>
  );
}
