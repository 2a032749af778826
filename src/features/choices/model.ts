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

/** The first click on somebody without a row sets the flag: the specification's quirk, where it set nothing, is not kept. */
export function nextChoice(current: ChoiceFlags, flag: ChoiceFlag, policy: ChoicePolicy): ChoiceFlags {
  const isTurnedOn = !current[flag];
  const others = isTurnedOn && policy === 'exclusive' ? noChoice : current;
  return { favorito: others.favorito, ignorado: others.ignorado, [flag]: isTurnedOn };
}

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
  confirmed?: ChoiceFlags;
}

export function flagsIn({ favorito, ignorado }: ChoiceFlags): ChoiceFlags {
  return { favorito, ignorado };
}

function replace(choices: readonly Choice[], changed: Choice): Choice[] {
  return [...choices.filter(({ id }) => id !== changed.id), changed];
}

function find(choices: readonly Choice[], id: string): Choice {
  return choices.find((choice) => choice.id === id) ?? { id, ...noChoice };
}

/** The choices with a wish shown before the database has answered. */
export function showWish(choices: readonly Choice[], id: string, wish: ChoiceFlags): Choice[] {
  const current = find(choices, id);
  return replace(choices, { id, ...wish, confirmed: current.confirmed ?? flagsIn(current) });
}

/** The choices after the database answered: shown at once, or kept for later while a newer wish is on its way. */
export function showAnswer(
  choices: readonly Choice[],
  id: string,
  answer: ChoiceFlags,
  isLast: boolean,
): Choice[] {
  const shown = isLast ? { ...answer } : { ...find(choices, id), confirmed: answer };
  return replace(choices, { ...shown, id });
}

/** The choices with a wish taken back: the database's last answer is shown again. */
export function takeBack(choices: readonly Choice[], id: string): Choice[] {
  const current = find(choices, id);
  return replace(choices, { id, ...(current.confirmed ?? flagsIn(current)) });
}

export function countChoices(choices: readonly ChoiceFlags[]): Record<ChoiceFlag, number> {
  return {
    favorito: choices.filter(({ favorito }) => favorito).length,
    ignorado: choices.filter(({ ignorado }) => ignorado).length,
  };
}
