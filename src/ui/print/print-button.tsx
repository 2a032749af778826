import { Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';

export function PrintButton(props: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  return (
    <Button {...props} onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      Imprimir
    </Button>
  );
}
