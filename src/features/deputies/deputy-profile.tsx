import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { DeputyFate } from '@/features/politicians/deputy-fate';
import { partyColorOf } from '@/features/politicians/party-colors';
import { ufLabel } from '@/features/politicians/states';
import { useMediaQuery } from '@/lib/use-media-query';
import { usePrintMoment } from '@/lib/use-print-moment';
import { KindBadge } from '@/ui/badge';
import { Disclosure } from '@/ui/disclosure';
import { PartyChip } from '@/features/politicians/party-chip';
import { Portrait } from '@/features/politicians/portrait';
import { ChoiceButtons } from '@/features/politicians/choice-buttons';
import { DeputyContact } from './deputy-contact';
import { isOutOfExercise, nameOf, type Provenance, statusDayText } from './model';
import { civilNameText } from './profile-facts';
import { deputyQueries } from './queries';
import type { DeputyDetail } from './schema';

const noParty = 'Sem partido';

interface DeputyProfileProps {
  deputy: DeputyDetail;
  provenance: Provenance;
  /** Only what a list tells is known: the civil name and the contact are still awaited. */
  isPart: boolean;
  isFavorite: boolean;
  isIgnored: boolean;
  onToggleFavorite: () => void;
  onToggleIgnored: () => void;
  /** The tabs. */
  children: ReactNode;
}

/** Read name first. On phones the side dissolves into one grid; from 1024 px it is the left column, which stays in sight. */
export function DeputyProfile({
  deputy,
  provenance,
  isPart,
  isFavorite,
  isIgnored,
  children,
  ...handlers
}: DeputyProfileProps) {
  const nameId = useId();
  return (
    <article className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-3">
      <DeputyHeader nameId={nameId} deputy={deputy} provenance={provenance} isPart={isPart} />
      <div className="contents lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:self-start">
        <DeputyPortrait deputy={deputy} isIgnored={isIgnored} />
        <div className="order-3 col-span-2 lg:mt-3">
          <ChoiceButtons
            isFramed
            isFavorite={isFavorite}
            isIgnored={isIgnored}
            describedBy={nameId}
            {...handlers}
          />
        </div>
        <div className="order-4 col-span-2 min-h-12 lg:mt-4">
          {isPart ? null : <Contact deputy={deputy} />}
        </div>
      </div>
      <div className="order-5 col-span-2 min-w-0 lg:col-span-1 lg:col-start-2">
        <DeputyFate id={deputy.id} />
        {children}
      </div>
    </article>
  );
}

/** How to reach the deputy: folded where there is little room. */
function Contact({ deputy }: { deputy: DeputyDetail }) {
  const isWide = useMediaQuery('(min-width: 64em)');
  const isOnPaper = usePrintMoment() !== null;
  if (isWide || isOnPaper) return <DeputyContact isStacked={!isOnPaper} deputy={deputy} />;
  return (
    <Disclosure summary="Contato e gabinete">
      <DeputyContact deputy={deputy} />
    </Disclosure>
  );
}

function DeputyPortrait({ deputy, isIgnored }: { deputy: DeputyDetail; isIgnored: boolean }) {
  const { urlFoto, siglaPartido } = deputy.ultimoStatus;
  return (
    <Portrait
      className="order-1"
      src={urlFoto}
      name={nameOf(deputy)}
      alt={`Foto de ${nameOf(deputy)}`}
      width={272}
      isEager
      isMuted={isIgnored}
      sigla={siglaPartido ?? noParty}
      color={partyColorOf(siglaPartido)}
    />
  );
}

type HeaderProps = Pick<DeputyProfileProps, 'deputy' | 'provenance' | 'isPart'> & { nameId: string };

function DeputyHeader({ nameId, deputy, provenance, isPart }: HeaderProps) {
  const { nomeCivil, ultimoStatus } = deputy;
  // What another screen has read: nothing is requested for it here.
  const listed = useQueryClient().getQueryData<number[]>(deputyQueries.sitting());
  const { siglaPartido, siglaUf, situacao } = ultimoStatus;
  const place = siglaUf === null ? 'Estado não informado' : ufLabel(siglaUf);
  return (
    <header className="order-2 grid min-w-0 content-end gap-2 lg:col-start-2 lg:row-start-1">
      <h1 id={nameId} tabIndex={-1} className="text-name">
        {nameOf(deputy)}
      </h1>
      {nomeCivil !== null || isPart ? (
        <p className="text-muted lg:text-lead leading-[1.35]">
          {nomeCivil === null ? '\xa0' : civilNameText(nomeCivil)}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2.5">
        <PartyChip
          className="max-lg:hidden"
          sigla={siglaPartido ?? noParty}
          color={partyColorOf(siglaPartido)}
        />
        <p>{[place, situacao].filter(Boolean).join(' · ')}</p>
        {isOutOfExercise(deputy, listed) && <KindBadge>Fora do exercício</KindBadge>}
      </div>
      <p className="text-small text-muted">{statusDayText(provenance)}</p>
    </header>
  );
}
