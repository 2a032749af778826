import type { Database } from '@/lib/supabase/database.types';

type ChoiceRow = Database['public']['Tables']['usuario_candidatos_relacao']['Row'];

export type ChoiceFlag = 'favorito' | 'ignorado';
export type ChoiceFlags = Pick<ChoiceRow, ChoiceFlag>;

/**
 * The two readings of the flags (spec §4). 'independent' (home): each flag alone. 'exclusive' (choice screens): turning
 * one on turns the other off, turning one off leaves the other as it is.
 */
export type ChoicePolicy = 'independent' | 'exclusive';

/** What holds before a person has said anything about somebody. */
export const noChoice: ChoiceFlags = { favorito: false, ignorado: false };

/** Whom a choice is about; what the screen showed of them is kept beside the flags where the kind has columns for it. */
export interface ChoiceTarget {
  id: string;
  nome: string;
  foto?: string | null;
  partido?: string | null;
  uf?: string | null;
}

/** By the id of the person; `confirmed` is the database's last answer while newer clicks are pending. */
export interface Choice extends ChoiceFlags {
  id: string;
  /** When an account's was last changed, as its table says. */
  updated_at?: string;
  confirmed?: ChoiceFlags;
}

/** A choice that waits on this device for a network. */
export interface WaitingChoice {
  id: string;
  nome: string;
  /** Where the row was unknown, the flags that were tapped: the other stays as the row has it. */
  wish: Partial<ChoiceFlags>;
  isWaiting: true;
  /** What the database says where that was changed elsewhere. */
  elsewhere?: ChoiceFlags | undefined;
}

/** What screens show of a choice. */
export interface ShownFlags extends ChoiceFlags {
  isWaiting?: true;
}

export function flagsIn({ favorito, ignorado }: ChoiceFlags): ChoiceFlags {
  return { favorito, ignorado };
}
