import { BadgeCheck, CircleAlert } from 'lucide-react';
import { cn } from '@/lib/cn';
import { isCleanRecord } from './model';

/** Success marks a clean record, destructive any other. */
export function CleanRecord({ value }: { value: string }) {
  const isClean = isCleanRecord(value);
  const Icon = isClean ? BadgeCheck : CircleAlert;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 leading-[1.3] font-bold',
        isClean ? 'text-success' : 'text-error',
      )}
    >
      <Icon className="size-5 flex-none" />
      {value}
    </span>
  );
}
