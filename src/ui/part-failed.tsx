import { ErrorState } from './error-state';

/** Stands in the place of a part whose code did not arrive; the rest of the screen stays as it is. */
export function PartFailed() {
  return (
    <ErrorState
      message="Não foi possível carregar esta parte da página."
      onRetry={() => window.location.reload()}
    />
  );
}
