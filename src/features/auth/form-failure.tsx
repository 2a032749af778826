import { Callout } from '@/ui/state/callout';
import { authMessage } from './texts';

interface FormFailureProps {
  /** What the service refused or could not do; null while nothing has failed. */
  error: Error | null;
  title: string;
  fallback: string;
}

/** What failed, above the form and announced when it happens; the focus goes to the field to correct. */
export function FormFailure({ error, title, fallback }: FormFailureProps) {
  return (
    <div role="alert" className="empty:absolute">
      {error === null ? null : (
        <Callout tone="error">
          <p className="font-bold">{title}</p>
          <p>{authMessage(error, fallback)}</p>
        </Callout>
      )}
    </div>
  );
}
