type YearListProps = { rows: readonly { years: string; text: string }[] };

export function YearList({ rows }: YearListProps) {
  return (
    <ol className="border-border-strong border-t">
      {rows.map(({ years, text }, index) => (
        <li key={index} className="border-border flex flex-wrap items-baseline gap-x-4 border-b py-[11px]">
          <span translate="no" className="fig min-w-[7.25rem]">
            {years}
          </span>
          <span className="min-w-[min(100%,9rem)] flex-1 font-semibold">{text}</span>
        </li>
      ))}
    </ol>
  );
}
