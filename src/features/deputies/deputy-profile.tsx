import { type ReactNode, useId, useState } from 'react';
import { partyColorOf } from '@/lib/party-colors';
import { ufLabel } from '@/lib/uf';
import { useMediaQuery } from '@/lib/use-media-query';
import { usePrintMoment } from '@/lib/use-print-moment';
import { Fold } from '@/ui/fold';
import { Portrait } from '@/ui/portrait';
import { TogglePair } from '@/ui/toggle-pair';
import { DeputyContact } from './deputy-contact';
import { civilNameText, largePhoto, nameOf } from './model';
import type { DeputyDetail } from './schema';

interface DeputyProfileProps {
  deputy: DeputyDetail;
  isFavorite: boolean;
  isIgnored: boolean;
  onToggleFavorite: () => void;
  onToggleIgnored: () => void;
  /** The tabs. */
  children: ReactNode;
}

/**
 * A deputy's header and tabs. On the phone the wrappers dissolve into one grid (portrait beside name, toggles, contact
 * folded, tabs); from 1024 px they are two columns, the first of which stays in sight.
 */
export function DeputyProfile({ deputy, isFavorite, isIgnored, children, ...handlers }: DeputyProfileProps) {
  const nameId = useId();
  const isWide = useMediaQuery('(min-width: 64em)');
  const isOnPaper = usePrintMoment() !== null;
  return (
    <article className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
      <div className="contents lg:sticky lg:top-6 lg:block lg:self-start">
        <DeputyPortrait deputy={deputy} isIgnored={isIgnored} />
        <div className="order-3 col-span-2 lg:mt-3">
          <TogglePair
            isFramed
            isFavorite={isFavorite}
            isIgnored={isIgnored}
            describedBy={nameId}
            {...handlers}
          />
        </div>
        <div className="order-4 col-span-2 lg:mt-4">
          {isWide || isOnPaper ? (
            <DeputyContact isStacked={!isOnPaper} deputy={deputy} />
          ) : (
            <Fold summary="Contato e gabinete">
              <DeputyContact deputy={deputy} />
            </Fold>
          )}
        </div>
      </div>
      <div className="contents min-w-0 lg:block">
        <DeputyHeader nameId={nameId} deputy={deputy} />
        <div className="order-5 col-span-2 min-w-0 lg:mt-3">{children}</div>
      </div>
    </article>
  );
}

function DeputyPortrait({ deputy, isIgnored }: { deputy: DeputyDetail; isIgnored: boolean }) {
  const { urlFoto, siglaPartido } = deputy.ultimoStatus;
  const [hasLarge, setHasLarge] = useState(true);
  return (
    <Portrait
      className="order-1"
      src={hasLarge ? largePhoto(urlFoto) : urlFoto}
      onError={() => setHasLarge(false)}
      name={nameOf(deputy)}
      alt={`Foto de ${nameOf(deputy)}`}
      width={272}
      isEager
      isMuted={isIgnored}
      sigla={siglaPartido ?? 'Sem partido'}
      color={partyColorOf(siglaPartido)}
    />
  );
}

function DeputyHeader({ nameId, deputy }: { nameId: string; deputy: DeputyDetail }) {
  const { nomeCivil, ultimoStatus } = deputy;
  const { siglaUf, situacao } = ultimoStatus;
  const place = siglaUf === null ? 'Estado não informado' : ufLabel(siglaUf);
  return (
    <header className="order-2 grid min-w-0 content-end gap-2">
      <h1 id={nameId} tabIndex={-1} className="text-name">
        {nameOf(deputy)}
      </h1>
      {nomeCivil === null ? null : (
        <p className="text-muted lg:text-lead leading-[1.35]">{civilNameText(nomeCivil)}</p>
      )}
      <p>{[place, situacao].filter(Boolean).join(' · ')}</p>
    </header>
  );
}
