interface ContextBarProps {
  /** From 0 to 1. */
  ratio: number;
  /** From 0 to 1; null for none. */
  mark: number | null;
}

/** Decorative: both values are in words beside it. */
export function ContextBar({ ratio, mark }: ContextBarProps) {
  const percent = (part: number) => `${Math.min(Math.max(part, 0), 1) * 100}%`;
  return (
    <svg aria-hidden="true" overflow="visible" className="bg-surface-2 print-color-exact block h-2.5 w-full">
      <rect width={percent(ratio)} height="100%" className="fill-bar forced-colors:fill-[CanvasText]" />
      {mark === null ? null : (
        <svg x={percent(mark)} overflow="visible">
          <rect x="-3.5" y="-4" width="7" height="18" fill="var(--background)" />
          <rect x="-1.5" y="-4" width="3" height="18" fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
