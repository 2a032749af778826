import { type ComponentProps, type ReactNode, useId } from 'react';
import { OutcomeLine } from '@/features/politicians/outcome-line';
import { PartyChip } from '@/features/politicians/party-chip';
import { partyColorOf } from '@/features/politicians/party-legend';
import { Portrait } from '@/features/politicians/portrait';
import type { ShownFlags } from '@/features/politicians/choice-words';
import { ProfileLayout } from '@/features/politicians/profile-layout';
import { ufLabel } from '@/features/politicians/state/states';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { KindBadge } from '@/ui/person/badge';
import { Disclosure } from '@/ui/dialog/disclosure';
import { DeputyContact } from './deputy-contact';
import { nameOf, type Provenance } from './model';
import type { DeputyDetail } from './schema';
import { awayText, isOfComing, situationText, type Standing, standingDayText } from './standing';
import { useStanding } from './use-standing';

interface DeputyProfileProps extends ShownFlags {
  deputy: DeputyDetail;
  provenance: Provenance;
  isPart: boolean;
  /** The whole record may still come. */
  isAwaited: boolean;
  onToggleFavorite: () => void;
  onToggleIgnored: () => void;
  children: ReactNode;
}

const shape = {
  grid: 'gap-x-3 grid-cols-[96px_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-y-3 @max-[18rem]:grid-cols-1',
  toggles: 'col-span-full',
};

export function DeputyProfile({
  deputy,
  provenance,
  isPart,
  isAwaited,
  favorito,
  ignorado,
  isWaiting,
  onToggleFavorite,
  onToggleIgnored,
  children,
}: DeputyProfileProps) {
  const nameId = useId();
  const standing = useStanding({ deputy, ...provenance });
  const hasDied = standing.kind === 'dead';
  // Offices belong to sitting records; others would be old or none.
  const hasOffice = standing.kind === 'in' && !isOfComing({ deputy });
  return (
    <div className="@container">
      <ProfileLayout
        nameId={nameId}
        shape={shape}
        personId={String(deputy.id)}
        favorito={favorito}
        ignorado={ignorado}
        isWaiting={isWaiting}
        header={<DeputyHeader {...{ nameId, deputy, provenance, standing, isPart }} />}
        portrait={<DeputyPortrait deputy={deputy} ignorado={ignorado} />}
        belowToggles={
          hasOffice && (isAwaited || !isPart) ? (
            <div className="order-4 col-span-full min-h-12 lg:mt-4">
              {isPart ? null : <Contact deputy={deputy} situacao={situationText(standing)} />}
            </div>
          ) : null
        }
        // Nobody chooses a dead deputy anew; a choice made before can be taken back.
        onToggleFavorite={hasDied && !favorito ? undefined : onToggleFavorite}
        onToggleIgnored={hasDied && !ignorado ? undefined : onToggleIgnored}
      >
        {hasDied ? null : <OutcomeLine id={deputy.id} />}
        {children}
      </ProfileLayout>
    </div>
  );
}

function Contact(props: ComponentProps<typeof DeputyContact>) {
  const isWide = useMediaQuery('(min-width: 64em)');
  const isOnPaper = usePrintMoment() !== null;
  if (isWide || isOnPaper) return <DeputyContact {...props} isStacked={!isOnPaper} />;
  return (
    <Disclosure summary="Contato e gabinete">
      <DeputyContact {...props} />
    </Disclosure>
  );
}

function DeputyPortrait({ deputy, ignorado }: { deputy: DeputyDetail; ignorado: boolean | undefined }) {
  const { urlFoto, siglaPartido } = deputy.ultimoStatus;
  return (
    <Portrait
      className="order-1 w-24 lg:w-auto"
      src={urlFoto}
      name={nameOf(deputy)}
      alt={`Foto de ${nameOf(deputy)}`}
      width={272}
      isEager
      isMuted={ignorado}
      sigla={siglaPartido}
      color={partyColorOf(siglaPartido)}
    />
  );
}

type HeaderProps = Pick<DeputyProfileProps, 'deputy' | 'provenance' | 'isPart'> & {
  nameId: string;
  standing: Standing;
};

function DeputyHeader({ nameId, deputy, provenance, standing, isPart }: HeaderProps) {
  const { nomeCivil, ultimoStatus } = deputy;
  const { siglaPartido, siglaUf } = ultimoStatus;
  const place = siglaUf === null ? 'Estado não informado' : ufLabel(siglaUf);
  return (
    <header className="order-2 grid min-w-0 content-start gap-2 lg:col-start-2 lg:row-start-1">
      <h1 id={nameId} translate="no" tabIndex={-1} className="text-name">
        {nameOf(deputy)}
      </h1>
      {nomeCivil !== null || isPart ? (
        <p translate="no" className="text-muted lg:text-lead leading-[1.35]">
          {nomeCivil ?? '\xa0'}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2.5">
        <PartyChip className="max-lg:hidden" sigla={siglaPartido} color={partyColorOf(siglaPartido)} />
        <p>{[place, standing.situacao && situationText(standing)].filter(Boolean).join(' ·\xa0')}</p>
        {standing.kind === 'out' && <KindBadge>{awayText}</KindBadge>}
      </div>
      <p className="text-small text-muted">{standingDayText(provenance, standing)}</p>
    </header>
  );
}
