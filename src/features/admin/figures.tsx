interface Figure {
  term: string;
  value: number | undefined;
  note?: string;
  isPending?: boolean;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="border-t-text border-b-border-strong *:border-border grid grid-cols-2 border-t-3 border-b *:py-4 *:even:border-l *:even:pl-3 *:nth-[n+3]:border-t md:grid-cols-4 md:*:not-first:border-l md:*:not-first:pl-6 md:*:nth-[n+3]:border-t-0">
      {figures.map(({ term, value, note, isPending = false }) => (
        <div key={term} aria-busy={isPending || undefined}>
          <dt className="text-small text-muted max-sm:text-[min(0.875rem,8vw)]">{term}</dt>
          <dd className="font-head text-figure mt-1.5 min-h-12 font-bold tracking-[-0.02em] lining-nums tabular-nums">
            {isPending ? <span className="sr-only">Carregando...</span> : (value ?? '—')}
          </dd>
          {note ? <dd className="text-small text-muted mt-1">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
