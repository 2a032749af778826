import { Printer } from 'lucide-react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { Button } from '@/ui/button';

const never = () => () => undefined;

/** Absent where nothing prints, as in Firefox for Android before 113. */
export function PrintButton(props: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  const canPrint = useSyncExternalStore(
    never,
    () => typeof window.print === 'function',
    () => true,
  );
  if (!canPrint) return null;
  return (
    <Button {...props} onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      Imprimir
    </Button>
  );
}
