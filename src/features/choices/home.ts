import { deviceOwner } from '@/lib/device-note';
import type { ChoiceKind } from './kinds';
import type { Choice, ChoiceFlag, ChoiceFlags, ChoiceTarget } from './model';
import type { Chosen } from './my-choices-model';

/** Where choices are kept, and all that can be done with them there. */
export interface ChoiceHome {
  /** The choices about one kind of people. */
  list: (kind: ChoiceKind, signal: AbortSignal) => Promise<Choice[]>;
  /** The same with the people they are about, in the order of a list. */
  listChosen: (kind: ChoiceKind, signal: AbortSignal) => Promise<Chosen[]>;
  /** Writes both flags and returns what is then kept. */
  save: (kind: ChoiceKind, target: ChoiceTarget, wish: ChoiceFlags) => Promise<ChoiceFlags>;
  /** Changes one flag of a choice that is kept; the other stays as it is. @throws when the choice is gone. */
  changeFlag: (chosen: Chosen, flag: ChoiceFlag, isOn: boolean) => Promise<ChoiceFlags>;
  /** Takes every choice away. */
  erase: () => Promise<void>;
  /** Calls back when another tab changed something, where the home can say so; returns how to stop. */
  watch?: (onChange: () => void) => () => void;
}

/** The home of an owner's choices; its code comes with the first question. */
export async function homeOf(owner: string): Promise<ChoiceHome> {
  if (owner === deviceOwner) return (await import('./device-home')).deviceHome;
  const { accountHome } = await import('./account-home');
  return accountHome(owner);
}
