import { deviceOwner } from '@/lib/device-note';
import { SpokenError } from '@/lib/spoken-error';
import { writeDeviceNote } from '@/lib/write-device-note';
import { keepChoice, readKept } from './device-home';
import { deviceTexts } from './device-texts';
import { homeOf } from '@/features/choices/home';
import type { ChoiceKind } from '@/features/choices/kinds';
import { type ChoiceFlag, type ChoiceTarget, noChoice } from '@/features/choices/model';

/** What a visitor wanted to do when they were told that a login is needed. */
export interface FirstAct {
  kind: ChoiceKind;
  target: ChoiceTarget;
  flag: ChoiceFlag;
}

/**
 * Makes this device the home of a visitor's choices, the first one being what they wanted; the note comes last, so that it
 * never speaks of nothing. @throws SpokenError where the browser would not know of them at the next visit.
 */
export async function keepFirst(act: FirstAct | null): Promise<void> {
  if (act === null) await readKept();
  else await keepChoice(act.kind, act.target, { ...noChoice, [act.flag]: true }, true);
  if (!writeDeviceNote('aqui')) {
    await (await homeOf(deviceOwner)).erase();
    throw new SpokenError(deviceTexts.refused);
  }
  // Refused, choices are kept all the same, until the browser needs the room.
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false);
}
