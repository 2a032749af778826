import { deviceNote, deviceOwner } from '@/lib/device-note';
import { SpokenError } from '@/lib/errors';
import { eraseKept, readKept } from './device-store';
import { deviceTexts } from './device-texts';
import { homeOf } from './home';
import type { ChoiceKind } from './kinds';
import { type ChoiceFlag, type ChoiceTarget, noChoice } from './model';

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
  else {
    const device = await homeOf(deviceOwner);
    await device.save(act.kind, act.target, { ...noChoice, [act.flag]: true });
  }
  if (!deviceNote.write('aqui')) {
    await eraseKept();
    throw new SpokenError(deviceTexts.refused);
  }
  // Refused, choices are kept all the same, until the browser needs the room.
  if ('storage' in navigator) await navigator.storage.persist().catch(() => false);
}
