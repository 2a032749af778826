/** Told apart by pattern alone; as many as kinds may be. */
const patterns = [
  () => <rect width="6" height="6" fill="currentColor" />,
  () => <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" stroke="currentColor" strokeWidth="1.6" />,
  () => <circle cx="3" cy="3" r="1.4" fill="currentColor" />,
  () => null,
  () => <path d="M1 0V6M4 0V6" stroke="currentColor" strokeWidth="1" />,
];

const ink = 'text-bar forced-colors:text-[CanvasText] print-color-exact';

export function KindPatterns({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className={`absolute ${ink}`}>
      <defs>
        {patterns.map((Shape, kind) => (
          <pattern key={kind} id={`${id}${kind}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <Shape />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

export function KindSwatch({ id, kind }: { id: string; kind: number }) {
  return (
    <svg aria-hidden="true" width="22" height="16" className={`flex-none ${ink}`}>
      <rect x="0.5" y="0.5" width="21" height="15" fill={`url(#${id}${kind})`} stroke="currentColor" />
    </svg>
  );
}

interface KindStackProps {
  id: string;
  /** Refunded kinds have no part. */
  parts: readonly number[];
  /** From 0 to 1, of the longest there is. */
  ratio: number;
  /** CSS px of the longest column; without it the stack lies across its place. */
  tallest?: number;
}

export function KindStack({ id, parts, ratio, tallest }: KindStackProps) {
  const drawn = parts.map((part) => Math.max(0, part));
  const sum = Math.max(
    0.01,
    drawn.reduce((total, part) => total + part, 0),
  );
  const isStanding = tallest !== undefined;
  return (
    <svg
      aria-hidden="true"
      width={isStanding ? '100%' : `${ratio * 100}%`}
      height={isStanding ? Math.max(1, ratio * tallest) : 20}
      className={ink}
    >
      {drawn.map((part, kind) => {
        const before = drawn.slice(0, kind).reduce((total, one) => total + one, 0);
        const start = `${((isStanding ? sum - before - part : before) / sum) * 100}%`;
        const length = `${(part / sum) * 100}%`;
        const place = isStanding
          ? { y: start, height: length, width: '100%' }
          : { x: start, width: length, height: '100%' };
        return part === 0 ? null : (
          <rect key={kind} {...place} fill={`url(#${id}${kind})`} stroke="currentColor" />
        );
      })}
    </svg>
  );
}
