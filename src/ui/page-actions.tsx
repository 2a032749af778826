import { cn } from '@/lib/cn';
import { LinkButton } from './link-button';
import { PrintButton } from '@/ui/print/print-button';
import { ShareButton } from '@/ui/dialog/share-button';
import type { Shared } from '@/ui/dialog/share-dialog';

const places = {
  above: { variant: 'quiet', className: '-mt-2 -mr-4 mb-1 hidden lg:flex' },
  end: { variant: 'outline', className: 'mt-6 flex *:flex-auto sm:*:flex-none lg:hidden' },
} as const;

interface PageActionsProps {
  shared: Shared;
  place: keyof typeof places;
  compareAt?: string;
}

/** Never tells who shares, nor what they chose. */
export function PageActions({ shared, place, compareAt }: PageActionsProps) {
  const { variant, className } = places[place];
  return (
    <div className={cn('flex-wrap gap-2 print:hidden', className)}>
      <ShareButton variant={variant} shared={shared} />
      <PrintButton variant={variant} />
      {compareAt ? (
        <LinkButton variant={variant} to={compareAt}>
          Comparar com…
        </LinkButton>
      ) : null}
    </div>
  );
}
