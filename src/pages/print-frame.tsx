import { type ReactNode, useEffect, useState } from 'react';
import { formatMoment } from '@/lib/text/format-moment';
import { whenLoaded } from '@/lib/page/when-loaded';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { productName } from '@/lib/text/product-name';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import type { PrintHeaderProps } from '@/ui/print/print-header';

interface PrintFrameProps {
  /** Of which day the data is, in words. */
  data?: string;
  /** Whether the paper may name the page's address: everybody's pages, never one person's. */
  hasAddress?: boolean;
}

type PrintHeaderComponent = (props: PrintHeaderProps) => ReactNode;

/** Loads after the first screen, which must not wait for it; null until then. */
function usePrintHeader(): PrintHeaderComponent | null {
  const [head, setHead] = useState<PrintHeaderComponent | null>(null);
  useEffect(() => {
    const load = () => import('@/ui/print/print-header');
    void afterFirstScreen()
      .then(() => whenLoaded(load, 'Head of printed pages'))
      .then(({ PrintHeader }) => setHead(() => PrintHeader));
  }, []);
  return head;
}

/** Site, day and time of printing, nothing of who prints; paper alone. */
export function PrintFrame({ data, hasAddress = false }: PrintFrameProps) {
  const printHeader = usePrintHeader();
  const printedAt = usePrintMoment();
  if (printedAt === null || printHeader === null) return null;
  const printed = `Impresso em ${formatMoment(printedAt)}`;
  return printHeader({
    site: productName,
    dates: data === undefined ? [printed] : [data, printed],
    address: hasAddress ? window.location.href : null,
  });
}
