import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { PartyChip } from './party-chip';
import { Photo } from './photo';

type PortraitProps = ComponentProps<typeof Photo> & { sigla: string; color: string | null | undefined };

/** Photo with the party's plate joined to its foot: one piece, the same for everyone. */
export function Portrait({ sigla, color, className, ...photo }: PortraitProps) {
  return (
    <div className={cn('grid content-start print:max-w-[3cm]', className)}>
      <Photo {...photo} className="rounded-b-none" />
      <PartyChip isPlate sigla={sigla} color={color} />
    </div>
  );
}
