import type { ChoiceKind } from '@/features/choices/kinds';
import type { ChoiceFlag, ChoiceTarget } from '@/features/choices/model';
import type { EarlyRequest } from '@/lib/page/early-read';
import type { ToastText } from '@/lib/notify';

export interface Place {
  /** Regular expression; its group is the id, `{id}` in reads, or all of a list, `{ids}`. */
  at: string;
  reads: readonly EarlyRequest[];
  /** These reads only update the page, so they wait for first paint. */
  isShown?: boolean;
  /** The user's id is written `{user}`. */
  ownReads: readonly EarlyRequest[];
  modules: readonly string[];
}

export interface ChoiceTaps {
  kind: ChoiceKind;
  /** By the value of their buttons. */
  targets: readonly ChoiceTarget[];
  /** The sign-in's words, by the name of the button. */
  reasons: Readonly<Record<ChoiceFlag, ToastText>>;
  /** The address and its parameter for the way back. */
  signIn: string;
  back: string;
  /** Storage keys of the waiting choice and of the device's note. */
  pending: string;
  device: string;
}

/** In the data block `#start`. */
export interface PageStart {
  /** The public one, which every read is sent with. */
  key: string;
  /** Null in the file of all addresses without their own. */
  path: string | null;
  entry: string;
  modules: readonly string[];
  session: { key: string; modules: readonly string[] };
  places: readonly Place[];
  /** Null where nobody can be chosen before React listens. */
  taps: ChoiceTaps | null;
}
