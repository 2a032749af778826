import { formatMoment } from '@/lib/text/format-moment';
import { productName } from '@/lib/text/product-name';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { PrintHeader } from '@/ui/print/print-header';

interface PrintedHeadProps {
  /** Of which day the data is, in words. */
  data?: string | undefined;
  /** Whether the paper may name the page's address: everybody's pages, never one person's. */
  hasAddress?: boolean;
}

/** Site, day and time of printing, nothing of who prints; paper alone. */
export function PrintedHead({ data, hasAddress = false }: PrintedHeadProps) {
  const printedAt = usePrintMoment();
  if (printedAt === null) return null;
  const printed = `Impresso em ${formatMoment(printedAt)}`;
  return (
    <PrintHeader
      site={productName}
      dates={data === undefined ? [printed] : [data, printed]}
      address={hasAddress ? window.location.href : null}
    />
  );
}
