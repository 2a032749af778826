import type { ChoiceKind } from '@/features/choices/kinds';
import type { ChoiceFlag, ChoiceTarget } from '@/features/choices/model';
import type { EarlyRequest } from '@/lib/page/early-read';
import type { ToastText } from '@/lib/notify';

/** What an address begins with. */
export interface Place {
  /** Regular expression of its path; what it captures is the id, written `{id}` in the reads. */
  at: string;
  reads: readonly EarlyRequest[];
  /** What `reads` ask is on the page already, as of the publication: they wait for the first paint. */
  isShown?: boolean;
  /** What a signed-in user's page reads besides, with their id written `{user}`. */
  ownReads: readonly EarlyRequest[];
  /** Files of its code. */
  modules?: readonly string[];
}

/** What a visitor's tap on a choice is answered with before React listens. */
export interface ChoiceTaps {
  kind: ChoiceKind;
  /** Whom the page shows, by the value of their buttons. */
  targets: readonly ChoiceTarget[];
  /** What the sign-in says, by the name of the button. */
  reasons: Readonly<Record<ChoiceFlag, ToastText>>;
  /** The address that opens, and its parameter for the way back. */
  signIn: string;
  back: string;
  /** Where the choice waits, and where this device says that it keeps choices. */
  pending: string;
  device: string;
}

/** What the inline script of a page is told, in the data block `#start`; its `data-key` is written `{key}` there. */
export interface PageStart {
  /** The address whose page this file holds; null in the file of all others. */
  path: string | null;
  /** The script that runs the application. */
  entry: string;
  /** Files of code that the entry and the page begin with. */
  modules: readonly string[];
  /** Under which key a session is stored, and the code that it needs. */
  session: { key: string; modules: readonly string[] };
  places: readonly Place[];
  /** Null where nobody can be chosen before React listens. */
  taps: ChoiceTaps | null;
}
