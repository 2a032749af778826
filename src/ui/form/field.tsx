import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { FieldContext } from './field-control';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
  className?: string;
};

/** Wires label, description and aria-invalid to its one input. */
export function Field({ label, hint, error, children, className }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  // A focus that arrives reads the error; one that was there before does not.
  const [isUsed, setIsUsed] = useState(false);
  return (
    <div
      className={cn('grid min-w-0 grid-cols-1 content-start gap-1.5 wrap-anywhere', className)}
      role="presentation"
      onKeyDown={() => setIsUsed(true)}
      onBlur={() => setIsUsed(false)}
    >
      <label id={labelId} htmlFor={id} className="leading-[1.35] font-semibold">
        {label}
      </label>
      <FieldContext value={{ id, labelId, describedBy, invalid: error !== undefined && error !== '' }}>
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      <div aria-live={isUsed ? 'polite' : 'off'} className="empty:absolute">
        {error && (
          <p id={errorId} className="text-small text-error flex items-start gap-1.5 font-semibold">
            <CircleAlert className="mt-px size-4.5 flex-none" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
