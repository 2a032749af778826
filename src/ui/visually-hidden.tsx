import type { ComponentProps } from 'react';

/** Text for assistive technology alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />;
}
