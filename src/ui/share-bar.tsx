/** Plain bar of a share out of 100, decorative: the share stands in words beside it. */
export function ShareBar({ percent }: { percent: number }) {
  const width = `${String(Math.min(Math.max(percent, 0), 100))}%`;
  return (
    <svg aria-hidden="true" className="bg-surface-2 print-color-exact block h-2.5 w-full">
      <rect width={width} height="100%" className="fill-bar forced-colors:fill-[CanvasText]" />
    </svg>
  );
}
