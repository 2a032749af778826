import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { DeputyFate } from '@/features/politicians/deputy-fate';
import { PartyChip } from '@/features/politicians/party-chip';
import { partyColorOf } from '@/features/politicians/party-colors';
import { Portrait } from '@/features/politicians/portrait';
import { ProfileLayout } from '@/features/politicians/profile-layout';
import { ufLabel } from '@/features/politicians/states';
import { useMediaQuery } from '@/lib/use-media-query';
import { usePrintMoment } from '@/lib/use-print-moment';
import { KindBadge } from '@/ui/badge';
import { Disclosure } from '@/ui/disclosure';
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

const shape = {
  grid: 'grid-cols-[96px_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-y-3',
  toggles: 'col-span-2',
};

/** On phones the portrait beside the name, toggles, contact folded, tabs. */
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
    <ProfileLayout
      nameId={nameId}
      shape={shape}
      isFavorite={isFavorite}
      isIgnored={isIgnored}
      header={<DeputyHeader nameId={nameId} deputy={deputy} provenance={provenance} isPart={isPart} />}
      portrait={<DeputyPortrait deputy={deputy} isIgnored={isIgnored} />}
      belowToggles={
        <div className="order-4 col-span-2 min-h-12 lg:mt-4">
          {isPart ? null : <Contact deputy={deputy} />}
        </div>
      }
      {...handlers}
    >
      <DeputyFate id={deputy.id} />
      {children}
    </ProfileLayout>
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
