import type { Mandate } from './model';
import { timeScale } from './time-scale';

/** Of one office with its name, and of the years, in em: WebKit draws no rem. */
const row = 2.5;
const foot = 1.5;

const label = {
  fill: 'currentColor',
  stroke: 'var(--background)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;

/** Hidden from assistive technology and large text: the list below says the same. */
export function TimeLine({ mandates, year }: { mandates: readonly Mandate[]; year: number }) {
  const { ticks, bars } = timeScale(mandates, year);
  const base = bars.length * row + 0.25;
  return (
    <figure aria-hidden="true" className="mb-4 @max-[17rem]:hidden">
      <svg width="100%" height={`${base + foot}em`} fontSize="1rem" overflow="visible">
        {ticks.map(({ year, at, anchor }) => (
          <g key={year}>
            <line x1={`${at}%`} x2={`${at}%`} y1="0" y2={`${base}em`} stroke="var(--border)" />
            <text {...label} x={`${at}%`} y={`${base + 1.15}em`} textAnchor={anchor}>
              <tspan className="fig">{year}</tspan>
            </text>
          </g>
        ))}
        {bars.map(({ cargo, from, width, labelAt, anchor }, index) => (
          <g key={index}>
            <rect
              x={`${from}%`}
              y={`${index * row + 1.35}em`}
              width={`${width}%`}
              height="0.625em"
              fill="currentColor"
            />
            <text
              {...label}
              x={`${labelAt}%`}
              y={`${index * row + 1}em`}
              textAnchor={anchor}
              fontWeight={600}
            >
              <tspan fontSize="0.875rem">{cargo}</tspan>
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={`${base}em`} y2={`${base}em`} stroke="var(--border-strong)" />
      </svg>
    </figure>
  );
}
