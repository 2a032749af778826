import type { ComponentProps } from 'react';
import { Button } from './button';

/** The way to the next entries, under those that are there. */
export function LoadMore(props: Pick<ComponentProps<typeof Button>, 'isLoading' | 'onClick'>) {
  return (
    <div className="mt-6 grid justify-items-center">
      <Button size="large" {...props}>
        Carregar Mais
      </Button>
    </div>
  );
}
