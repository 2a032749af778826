import { BarRow } from '@/ui/bar';

/** A score out of 100 as a named progress bar with its percentage in words. */
export function ScoreBar({ label, percent }: { label: string; percent: number }) {
  const text = `${percent}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className="leading-[1.3]"
    >
      <BarRow label={label} value={text} ratio={percent / 100} />
    </div>
  );
}
