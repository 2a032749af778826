import { Link } from 'react-router-dom';
import { untilText } from '@/lib/day/data-day';
import { paths } from '@/lib/paths';

/** AAAA-MM-DD. */
export function AsOf({ day }: { day: string | undefined }) {
  if (day === undefined) return null;
  return (
    <small>
      <Link to={paths.data} className="inline-flex min-h-6 items-center print:inline print:min-h-0">
        {untilText(day)}
      </Link>
    </small>
  );
}
