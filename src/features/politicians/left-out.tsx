import { leftOutText } from '@/lib/left-out';

export function LeftOut({ rows, className = 'mb-4' }: { rows: number; className?: string }) {
  const text = leftOutText(rows);
  return text === null ? null : <p className={`text-muted ${className}`}>{text}</p>;
}
