import type { SeatShape } from './seats-model';

const widths: Readonly<Record<SeatShape, number>> = { sim: 9.4, nao: 1.9, outro: 4.4, sem: 3.4 };

export function Seats({ shape, path }: { shape: SeatShape; path: string }) {
  return (
    <path
      d={path}
      data-shape={shape}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth={widths[shape]}
      opacity={shape === 'sem' ? 0.45 : undefined}
    />
  );
}
