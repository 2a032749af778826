import { type ComponentType, memo, useId, useState } from 'react';
import { Portrait } from '@/features/politicians/portrait';
import { ProfileLayout } from '@/features/politicians/profile-layout';
import { SituationBadge } from '@/features/politicians/situation-badge';
import { electionYear } from '@/lib/election/election';
import { HydratesLate } from '@/lib/page/hydrates-late';
import { paths } from '@/lib/paths';
import { sharedPage } from '@/seo/shared-page';
import { Callout } from '@/ui/state/callout';
import { PageActions } from '@/ui/page-actions';
import { CandidateFacts } from './candidate-facts';
import { CandidateSections } from './candidate-sections';
import { hasSources } from '@/features/candidates/sources/fact-sources';
import { labelsOf } from './facts-model';
import { FieldSources } from '@/features/candidates/sources/field-sources';
import { HistoryDisclosure } from '@/features/candidates/history/history-disclosure';
import { type Candidate, dataDay, plateNumber } from './model';
import { RecordSources } from '@/features/candidates/sources/record-sources';
import { SourcesShown, useSourcesShown } from '@/features/candidates/sources/sources-shown';
import { SourcesSwitch } from '@/features/candidates/sources/sources-switch';
import type { ShownFlags } from '@/features/politicians/choice-words';
import { ExternalLink } from '@/ui/external-link';
import { formatDate } from '@/lib/text/format';
import { instantOf } from '@/lib/day/instant';
import { SourceNote } from '@/ui/source-note';
import { PublishedData } from './published-data';

interface CandidateProfileProps extends ShownFlags {
  candidate: Candidate;
  readAt: number;
  Result: ComponentType<{ candidate: Candidate }>;
  onToggleFavorite: () => void;
  onToggleIgnored: () => void;
}

const shape = {
  grid: 'grid-cols-[min(43%,10rem)_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-y-0 @max-[18rem]:grid-cols-1',
  toggles: '@max-[25rem]:row-span-2 @max-[25rem]:self-end',
  main: 'lg:mt-6',
};

/** Large text moves the toggles below; the name goes beside at 432 px, facts at 1024. */
export function CandidateProfile({
  candidate,
  readAt,
  favorito,
  ignorado,
  Result,
  ...handlers
}: CandidateProfileProps) {
  const nameId = useId();
  const [isShown, show] = useSourcesShown();
  return (
    <SourcesShown value={isShown}>
      <div className="@container">
        <ProfileLayout
          nameId={nameId}
          shape={shape}
          personId={candidate.id}
          favorito={favorito}
          ignorado={ignorado}
          header={<CandidateHeader nameId={nameId} candidate={candidate} />}
          portrait={<CreditedPortrait candidate={candidate} ignorado={ignorado} />}
          {...handlers}
        >
          <CandidateBody {...{ candidate, readAt, Result, isShown, show }} />
        </ProfileLayout>
      </div>
    </SourcesShown>
  );
}

interface CandidateBodyProps extends Pick<CandidateProfileProps, 'candidate' | 'readAt' | 'Result'> {
  isShown: boolean | null;
  show: (isShown: boolean) => void;
}

/** Choices change nothing here, and a tap on one waits for nothing here. */
const CandidateBody = memo(function CandidateBody({
  candidate,
  readAt,
  Result,
  isShown,
  show,
}: CandidateBodyProps) {
  const isSourced = hasSources(candidate);
  return (
    <HydratesLate>
      {isSourced ? null : <RecordSources candidate={candidate} />}
      <CandidateFacts
        candidate={candidate}
        beside={isSourced ? <SourcesSwitch isShown={isShown} onChange={show} /> : null}
      />
      <Result candidate={candidate} />
      <CandidateSections candidate={candidate} />
      <HistoryDisclosure id={candidate.id} />
      <ProfileSource candidate={candidate} readAt={readAt} />
      <PageActions
        place="end"
        shared={sharedPage(candidate.nome, paths.candidate(candidate.id))}
        compareAt={paths.comparedCandidate(candidate.id)}
      />
    </HydratesLate>
  );
});

function CandidateHeader({ nameId, candidate }: { nameId: string; candidate: Candidate }) {
  return (
    <header className="order-1 lg:col-start-2 @max-[25rem]:col-span-full">
      <h1 id={nameId} translate="no" tabIndex={-1} className="text-name">
        {candidate.nome}
      </h1>
      <div className="text-lead text-muted mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <FieldSources
          candidate={candidate}
          facts={labelsOf('partido_sigla', 'partido_nome', 'partido_cor_hex')}
          of="Partido"
        >
          <span translate="no" className="wrap-anywhere">
            {candidate.partido_nome}
          </span>
        </FieldSources>
        {candidate.election_year === electionYear ? (
          <SituationBadge candidate={candidate} />
        ) : (
          <span>{`Eleição de ${candidate.election_year}`}</span>
        )}
      </div>
      <OutOfBallot candidate={candidate} />
    </header>
  );
}

function OutOfBallot({ candidate: { status, motivo_fora_da_urna } }: { candidate: Candidate }) {
  if (status !== 'archived') return null;
  return (
    <Callout tone="warning" className="mt-4">
      {motivo_fora_da_urna ?? 'Candidatura fora da urna. O motivo não foi informado.'}
    </Callout>
  );
}

function CreditedPortrait({ candidate, ignorado }: { candidate: Candidate; ignorado: boolean | undefined }) {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <figure className="contents lg:block">
      <Portrait
        className="row-span-2 max-w-[43vw] @max-[25rem]:order-2"
        src={candidate.foto_url}
        name={candidate.nome}
        alt={`Foto de ${candidate.nome}`}
        width={272}
        isEager
        isMuted={ignorado}
        sigla={candidate.partido_sigla}
        color={candidate.partido_cor_hex}
        number={plateNumber(candidate)}
        onLost={() => setLost(candidate.foto_url)}
      />
      {candidate.foto_url ? (
        <figcaption className="text-small text-muted order-4 col-span-full lg:mt-3">
          {lost === candidate.foto_url ? <p className="absolute">A foto não carregou.</p> : null}
          {/* Initials have no author, but keep the place of a photo that fails late. */}
          <div className="[figure:not(:has(img))_&]:invisible">
            <FieldSources candidate={candidate} facts={{ foto_url: 'Foto' }} of="Foto">
              {candidate.foto_credito ? <PhotoCredit words={candidate.foto_credito} /> : null}
            </FieldSources>
          </div>
        </figcaption>
      ) : null}
    </figure>
  );
}

/** 'Autora — CC BY-SA 4.0', in parts. */
const credit = /^(.+) — (CC (BY(?:-SA)?) (\d\.\d))$/;

/** Creative Commons links to its terms; other words stay as they are. */
function PhotoCredit({ words }: { words: string }) {
  const [, author = words, licence, kind, version = ''] = credit.exec(words) ?? [];
  return (
    <>
      <span>{`Foto: ${author}${kind ? ', ' : ''}`}</span>
      {kind ? (
        <>
          {/* Where a late font breaks the line, nothing moves. */}
          <br />
          <ExternalLink
            href={`https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`}
            className="whitespace-nowrap"
          >
            {licence}
          </ExternalLink>
        </>
      ) : null}
    </>
  );
}

/** Later changes on this site show their own day. */
function ProfileSource({ candidate, readAt }: { candidate: Candidate; readAt: number }) {
  const { fonte, created_at, updated_at } = candidate;
  const isChanged = instantOf(updated_at) > instantOf(created_at);
  return (
    <div className="mt-8">
      <SourceNote>
        <span>{`${fonte === null ? 'Fonte não informada. ' : `Fonte: ${fonte}. `}${dataDay(candidate)}.${isChanged ? ` Ficha alterada neste site em ${formatDate(updated_at)}.` : ''}`}</span>
        <PublishedData readAt={readAt} />
      </SourceNote>
    </div>
  );
}
