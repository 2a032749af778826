import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { MoreLink } from '@/ui/more-link';
import { Section } from '@/ui/section';
import { resultLine } from './model';
import type { ResultRow } from './schema';

interface CandidateResultProps {
  results: readonly (Omit<ResultRow, 'candidato'> & { turno: { turno: number } | null })[];
  sources?: ReactNode;
}

/** The first round first; nothing where none is published. */
export function CandidateResult({ results, sources }: CandidateResultProps) {
  const lines = results.flatMap(({ turno, ...row }) =>
    turno === null ? [] : [{ ...row, turno: turno.turno }],
  );
  if (lines.length === 0) return null;
  return (
    <Section title="Resultado" beside={sources} meta={<MoreLink to={paths.result}>Ver o resultado</MoreLink>}>
      {lines
        .toSorted((a, b) => a.turno - b.turno)
        .map(({ turno, ...row }) => (
          <p key={turno} className="text-lead max-w-measure">
            {resultLine(turno, row)}
          </p>
        ))}
    </Section>
  );
}
