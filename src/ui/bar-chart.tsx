import type { ReactNode } from 'react';

interface BarProps {
  ratio: number;
  /** Grey, so that the line shows. */
  hasHalf?: boolean;
}

/** Decorative: the value is in words beside it. */
export function Bar({ ratio, hasHalf = false }: BarProps) {
  const width = Math.min(Math.max(ratio, 0), 1) * 100;
  return (
    <svg
      aria-hidden="true"
      overflow="visible"
      className="bg-surface-2 print-color-exact block h-2.5 w-full min-w-0"
    >
      <rect
        width={`${width}%`}
        height="100%"
        fill={hasHalf ? 'var(--border-strong)' : 'var(--bar)'}
        className="forced-colors:fill-[CanvasText]"
      />
      {hasHalf ? <line x1="50%" x2="50%" y1="-3" y2="13" stroke="currentColor" /> : null}
    </svg>
  );
}

type BarRowProps = { label: ReactNode; value: ReactNode; ratio: number };

/** Value in words, which wrap when the text grows. */
export function BarRow({ label, value, ratio }: BarRowProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5 py-2.5">
      <span className="min-w-0 flex-[1_1_8rem] leading-[1.3]">{label}</span>
      <span translate="no" className="fig font-bold">
        {value}
      </span>
      <Bar ratio={ratio} />
    </div>
  );
}

type ProgressProps = { label: string; percent: number };

export function ProgressBar({ label, percent }: ProgressProps) {
  const value = Math.round(Math.min(Math.max(percent, 0), 100));
  const text = `${value}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={text}
      className="leading-[1.3]"
    >
      <BarRow label={label} value={text} ratio={value / 100} />
    </div>
  );
}
