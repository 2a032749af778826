import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Callout } from './callout';

export type ErrorStateProps = {
  message: string;
  details?: string | undefined;
  /** Read again by the button; else `onRetry` is its act. */
  query?: { refetch: () => unknown; isFetching: boolean };
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** `details` (the server's words) stay folded. */
export function ErrorState({
  message,
  details,
  query,
  onRetry,
  isRetrying = query?.isFetching ?? false,
}: ErrorStateProps) {
  return (
    <Callout tone="error">
      <p className="font-bold">{message}</p>
      {details && (
        <Disclosure isPlain summary="Detalhes">
          <p className="text-small text-muted">{details}</p>
        </Disclosure>
      )}
      {(query ?? onRetry) && (
        <Button className="mt-3" isLoading={isRetrying} onClick={onRetry ?? (() => void query?.refetch())}>
          {!isRetrying && <RotateCw className="size-5" />}
          <span>Tentar novamente</span>
        </Button>
      )}
    </Callout>
  );
}
