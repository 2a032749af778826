import type { QueryClient } from '@tanstack/react-query';
import { deviceOwner } from '@/lib/device-note';
import type { ChoiceKind } from './kinds';
import type { Choice, ChoiceFlags, ChoiceTarget } from './model';
import type { Chosen } from './my-choices-model';

/** Where choices are kept, and all that can be done with them there. */
export interface ChoiceHome {
  /** The choices about one kind of people. */
  list: (kind: ChoiceKind, signal: AbortSignal) => Promise<Choice[]>;
  /** The same with the people they are about, in the order of a list. */
  listChosen: (kind: ChoiceKind, signal: AbortSignal) => Promise<Chosen[]>;
  /** Writes both flags and returns what is then kept. */
  save: (kind: ChoiceKind, target: ChoiceTarget, wish: ChoiceFlags) => Promise<ChoiceFlags>;
  /** Changes a choice that is kept; a flag that is not named stays as it is. @throws when the choice is gone. */
  change: (chosen: Chosen, flags: Partial<ChoiceFlags>) => Promise<ChoiceFlags>;
  /** Takes every choice away. */
  erase: () => Promise<void>;
}

/**
 * The home of an owner's choices; its code comes with the first question.
 * @param readers read anew what other tabs change, where the home hears of it.
 */
export function homeOf(owner: string, readers?: QueryClient): Promise<ChoiceHome> {
  const code =
    owner === deviceOwner ? import('@/features/choices/device/device-home') : import('./account-home');
  return code.then((home) => home.openHome(owner, readers));
}
