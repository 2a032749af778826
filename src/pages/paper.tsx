import { useEffect } from 'react';
import { formatMoment } from '@/lib/format-moment';
import { afterFirstScreen } from '@/lib/offline/first-screen';
import { productName } from '@/lib/product';
import { usePrintMoment } from '@/lib/use-print-moment';
import { PaperHead } from '@/ui/paper-head';

interface PaperProps {
  /** Of which day the data is, in words. */
  data?: string;
  /** Whether the paper may name the page's address: everybody's pages, never one person's. */
  hasAddress?: boolean;
}

/** The rules that paper alone needs come after the screen, which must not wait for them. */
function usePaperRules(): void {
  useEffect(() => {
    afterFirstScreen()
      .then(() => import('@/ui/paper.css'))
      .catch((reason: unknown) => {
        console.warn('The rules for paper could not be loaded', reason);
      });
  }, []);
}

/** From which site a printed page is, of which day, printed when; of who prints it, nothing. Not on the screen. */
export function Paper({ data, hasAddress = false }: PaperProps) {
  usePaperRules();
  const printedAt = usePrintMoment();
  if (printedAt === null) return null;
  const printed = `Impresso em ${formatMoment(printedAt)}`;
  return (
    <PaperHead
      site={productName}
      dates={data === undefined ? [printed] : [data, printed]}
      address={hasAddress ? window.location.href : null}
    />
  );
}
