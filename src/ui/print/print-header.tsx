import { SheetMark } from '@/ui/icons';
import './print-pages.css';

interface PrintHeaderProps {
  site: string;
  dates: readonly string[];
  address: string | null;
}

export function PrintHeader({ site, dates, address }: PrintHeaderProps) {
  return (
    <div className="print-head">
      <p className="text-h3 flex items-center gap-2">
        <SheetMark width={20} height={24} />
        <strong>{site}</strong>
      </p>
      <ul className="text-right">
        {dates.map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ul>
      {address === null ? null : <p className="w-full">{address}</p>}
    </div>
  );
}
