import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Callout } from './callout';

type ErrorStateProps = {
  message: string;
  details?: string | undefined;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** `details` (the server's words) stay folded. */
export function ErrorState({ message, details, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <Callout tone="error">
      <p className="font-bold">{message}</p>
      {details && (
        <Disclosure isPlain summary="Detalhes">
          <p className="text-small text-muted">{details}</p>
        </Disclosure>
      )}
      {onRetry && (
        <Button className="mt-3" isLoading={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw className="size-5" />}
          <span>Tentar novamente</span>
        </Button>
      )}
    </Callout>
  );
}
