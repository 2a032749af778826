import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openCalendar } from '@/lib/text/format';

const afterPage = 300;

/** The router's key of the entry that the site was opened with. */
const firstEntry = 'default';

/** Opening it takes slow phones 0.1 s, so after the first screen. */
export function useCalendar(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key === firstEntry) return undefined;
    const timer = setTimeout(openCalendar, afterPage);
    return () => clearTimeout(timer);
  }, [key]);
}
