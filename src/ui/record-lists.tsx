/** The items of a list, each behind a dash and over a rule; the list itself is the caller's. */
export function DashItems({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li
      key={item}
      className="border-border before:bg-text grid grid-cols-[28px_minmax(0,1fr)] border-b py-3 before:mt-[0.7em] before:h-0.5 before:w-3"
    >
      {item}
    </li>
  ));
}

type YearListProps = { rows: readonly { years: string; text: string }[] };

/** What was held when: the years in front, one row each. */
export function YearList({ rows }: YearListProps) {
  return (
    <ol className="border-border-strong border-t">
      {rows.map(({ years, text }) => (
        <li
          key={`${years} ${text}`}
          className="border-border flex flex-wrap items-baseline gap-x-4 border-b py-[11px]"
        >
          <span className="fig min-w-[7.25rem]">{years}</span>
          <span className="min-w-[min(100%,9rem)] flex-1 font-semibold">{text}</span>
        </li>
      ))}
    </ol>
  );
}
