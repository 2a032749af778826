import { Callout } from '@/ui/state/callout';
import { authMessage } from './texts';

interface FormFailureProps {
  error: Error | null;
  title: string;
  fallback: string;
}

/** Announced; the focus goes to the field to correct. */
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
