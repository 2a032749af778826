import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { productName } from '@/lib/text/product-name';
import { SheetMark } from '@/ui/icons';

/** The mark goes without its name where the page's own title is the name. */
export function Brand({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <Link
      to={paths.home}
      className="font-head text-h3 min-h-target inline-flex items-center gap-2.5 font-bold no-underline"
    >
      <SheetMark className="h-7.5 w-6.5" />
      <span translate="no" className={cn(isMarkOnly && 'sr-only')}>
        {productName}
      </span>
    </Link>
  );
}
