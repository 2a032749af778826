import type { ChoiceFlag, ShownFlags } from '@/features/politicians/choice-words';
import type { Database } from '@/lib/supabase/database.types';

export type { ChoiceFlag };

type ChoiceRow = Database['public']['Tables']['usuario_candidatos_relacao']['Row'];

export type ChoiceFlags = Pick<ChoiceRow, ChoiceFlag>;

export const choiceFlags = ['favorito', 'ignorado'] as const satisfies ChoiceFlag[];

/** Spec §4: 'independent' (home), or 'exclusive': turning one on clears the other. */
export type ChoicePolicy = 'independent' | 'exclusive';

export const noChoice: ChoiceFlags = { favorito: false, ignorado: false };

/** The copy is kept beside the flags where the kind has columns. */
export interface ChoiceTarget {
  id: string;
  nome: string;
  foto?: string | null;
  partido?: string | null;
  uf?: string | null;
}

/** `confirmed` is the database's last answer while newer clicks are pending. */
export interface Choice extends ChoiceFlags {
  id: string;
  /** As the table says. */
  updated_at?: string;
  confirmed?: ChoiceFlags;
}

export interface WaitingChoice {
  id: string;
  nome: string;
  /** For an unknown row only the tapped flags: others stay. */
  wish: Partial<ChoiceFlags>;
  isWaiting: true;
  /** The database's flags, changed elsewhere. */
  elsewhere?: ChoiceFlags | undefined;
}

export const unreadChoice: ShownFlags = { favorito: undefined, ignorado: undefined };

export function flagsIn({ favorito, ignorado }: ChoiceFlags): ChoiceFlags {
  return { favorito, ignorado };
}
