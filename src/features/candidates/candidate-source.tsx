import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { SourceNote } from '@/ui/source-note';
import { type Candidate, type CandidateSummary, dataDay } from './model';

/** Where the list's data comes from, who in it has no stated source, and what is not the candidates' own word. */
export function CandidateSource({ candidates }: { candidates: readonly CandidateSummary[] }) {
  const unsourced = candidates.filter(({ fonte }) => fonte === null).map(({ nome }) => nome);
  return (
    <div className="mt-6">
      <SourceNote>
        {unsourced.length === candidates.length
          ? null
          : 'Fonte: Tribunal Superior Eleitoral, registros deferidos até 11/09/2026. '}
        {unsourced.length === 0 ? null : `Sem fonte informada: ${unsourced.join(', ')}. `}A inclinação vem de
        outras fontes, não do candidato.
      </SourceNote>
    </div>
  );
}

/** Where one record comes from and until when; a change made on this site since is said with its own day. */
export function ProfileSource({ candidate }: { candidate: Candidate }) {
  const { fonte, created_at, updated_at } = candidate;
  const isChanged = Date.parse(updated_at) > Date.parse(created_at);
  return (
    <div className="mt-8">
      <SourceNote>
        {fonte === null ? (
          'Fonte não informada. '
        ) : (
          <>
            Fonte: {fonte} e fontes públicas descritas em <Link to={paths.about}>Sobre e método</Link>.{' '}
          </>
        )}
        {dataDay(candidate)}.
        {isChanged ? ` Registro alterado neste site em ${formatDate(updated_at)}.` : null}
      </SourceNote>
    </div>
  );
}
