import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/badge';
import { Portrait } from '@/ui/portrait';
import { SourceNote } from '@/ui/source-note';
import { TogglePair } from '@/ui/toggle-pair';
import { CandidateFacts } from './candidate-facts';
import { CandidateSections } from './candidate-sections';
import type { Candidate } from './model';
import { ProfileActions } from './profile-actions';

interface CandidateProfileProps {
  candidate: Candidate;
  isFavorite: boolean;
  isIgnored: boolean;
  onToggleFavorite: () => void;
  onToggleIgnored: () => void;
}

/**
 * One candidate in full. On the phone the wrappers dissolve into one grid (name, portrait beside facts, toggles,
 * sections); from 1024 px they are two columns, the first of which stays in sight.
 */
export function CandidateProfile({ candidate, isFavorite, isIgnored, ...handlers }: CandidateProfileProps) {
  const nameId = useId();
  return (
    <article className="grid grid-cols-[43%_minmax(0,1fr)] gap-x-4 gap-y-4 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
      <div className="contents lg:sticky lg:top-6 lg:block lg:self-start">
        <CreditedPortrait candidate={candidate} isIgnored={isIgnored} />
        <div className="order-4 col-span-2 lg:mt-3">
          <TogglePair
            isFramed
            isFavorite={isFavorite}
            isIgnored={isIgnored}
            describedBy={nameId}
            {...handlers}
          />
        </div>
      </div>
      <div className="contents min-w-0 lg:block">
        <header className="order-1 col-span-2">
          <h1 id={nameId} tabIndex={-1} className="text-name">
            {candidate.nome}
          </h1>
          <p className="text-lead text-muted mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {candidate.partido_nome}
            <StatusBadge status={candidate.status} />
          </p>
        </header>
        <div className="order-3 min-w-0 lg:mt-6">
          <CandidateFacts candidate={candidate} />
        </div>
        <div className="order-5 col-span-2 min-w-0">
          <CandidateSections candidate={candidate} />
          <ProfileSource updatedAt={candidate.updated_at} />
          <ProfileActions candidate={candidate} className="mt-6 flex *:flex-auto sm:*:flex-none lg:hidden" />
        </div>
      </div>
    </article>
  );
}

function CreditedPortrait({ candidate, isIgnored }: { candidate: Candidate; isIgnored: boolean }) {
  return (
    <figure className="order-2">
      <Portrait
        src={candidate.foto_url}
        name={candidate.nome}
        alt={`Foto de ${candidate.nome}`}
        width={272}
        isEager
        isMuted={isIgnored}
        sigla={candidate.partido_sigla}
        color={candidate.partido_cor_hex}
      />
      {candidate.foto_credito ? <Credit>{candidate.foto_credito}</Credit> : null}
    </figure>
  );
}

function Credit({ children }: { children: ReactNode }) {
  return <figcaption className="text-small text-muted mt-1.5">Foto: {children}</figcaption>;
}

function ProfileSource({ updatedAt }: { updatedAt: string }) {
  return (
    <div className="mt-8">
      <SourceNote>
        Fonte: Tribunal Superior Eleitoral e fontes públicas descritas em{' '}
        <Link to={paths.about}>Sobre e método</Link>. Registro atualizado em {formatDate(updatedAt)}.
      </SourceNote>
    </div>
  );
}
