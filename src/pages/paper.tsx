import { formatMoment } from '@/lib/format-moment';
import { productName } from '@/lib/product';
import { usePrintMoment } from '@/lib/use-print-moment';
import { PaperHead } from '@/ui/paper-head';

interface PaperProps {
  /** Of which day the data is, in words. */
  data?: string;
  /** Whether the paper may name the page's address: everybody's pages, never one person's. */
  hasAddress?: boolean;
}

/** From which site a printed page is, of which day, printed when; of who prints it, nothing. Not on the screen. */
export function Paper({ data, hasAddress = false }: PaperProps) {
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
