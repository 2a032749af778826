import { ErrorState } from './error-state';

export function PartFailed() {
  return (
    <ErrorState
      message="Não foi possível carregar esta parte da página."
      onRetry={() => window.location.reload()}
    />
  );
}
