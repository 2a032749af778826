import { type ComponentProps, useSyncExternalStore } from 'react';
import { cn } from '@/lib/cn';
import { type ButtonStyle, buttonStyle } from './button-style';
import { Spinner } from '@/ui/state/spinner';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { isLoading?: boolean };

const never = () => () => undefined;

/** Whether a button submits while React is prerendering the page, or hydrating it; of the others nothing changes then. */
function useIsTooEarly(submits: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => submits,
  );
}

/** Type "button" by default. One that submits waits for hydration: until then the browser would send the form by the address. */
export function Button({
  variant,
  size,
  isBlock,
  isLoading = false,
  className,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const isTooEarly = useIsTooEarly(props.type === 'submit');
  return (
    <button
      type="button"
      {...props}
      disabled={isLoading || isTooEarly || disabled}
      aria-busy={isLoading || undefined}
      className={cn(buttonStyle({ variant, size, isBlock }), className)}
    >
      {isLoading && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}
