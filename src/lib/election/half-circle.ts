export const halfCircle = { width: 520, height: 262 } as const;
export const centre = { x: 260, y: 256 };
const rows = { count: 12, inner: 104, outer: 250 };

export interface Seat {
  x: number;
  y: number;
}

function radiusOf(row: number): number {
  return rows.inner + ((rows.outer - rows.inner) * row) / (rows.count - 1);
}

/** In proportion to each row's length; rounding's rest goes where most was cut off. */
function placesByRow(total: number): number[] {
  const radii = Array.from({ length: rows.count }, (_, row) => radiusOf(row));
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const shares = radii.map((radius) => (total * radius) / length);
  const places = shares.map(Math.floor);
  const left = total - places.reduce((sum, count) => sum + count, 0);
  const byRest = shares.map((share, row) => ({ row, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  for (const { row } of byRest.slice(0, left)) places[row] = (places[row] ?? 0) + 1;
  return places;
}

export function seatsOf(total: number): Seat[] {
  return placesByRow(total)
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, place) => ({
        radius: radiusOf(row),
        angle: count === 1 ? Math.PI / 2 : (Math.PI * place) / (count - 1),
      })),
    )
    .sort((a, b) => a.angle - b.angle || b.radius - a.radius)
    .map(({ radius, angle }) => ({
      x: Math.round((centre.x - radius * Math.cos(angle)) * 10) / 10,
      y: Math.round((centre.y - radius * Math.sin(angle)) * 10) / 10,
    }));
}
