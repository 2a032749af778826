import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { PartyPlate, type PlateNumber } from './party-chip';
import { Photo } from '@/ui/person/photo';

type PortraitProps = ComponentProps<typeof Photo> & {
  sigla: string | null;
  color: string | null | undefined;
  number?: PlateNumber | undefined;
};

/** One piece, the same for everyone. */
export function Portrait({ sigla, color, number, className, ...photo }: PortraitProps) {
  return (
    <div className={cn('grid content-start print:my-3 print:max-w-[3cm]', className)}>
      <Photo {...photo} className="rounded-b-none" />
      <PartyPlate sigla={sigla} color={color} number={number} />
    </div>
  );
}
