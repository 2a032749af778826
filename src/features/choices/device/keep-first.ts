import { deviceOwner } from '@/lib/device-note';
import { SpokenError } from '@/lib/spoken-error';
import { writeDeviceNote } from '@/lib/write-device-note';
import { keepChoice, readKept } from './device-home';
import { deviceTexts } from './device-texts';
import { homeOf } from '@/features/choices/home';
import type { ChoiceKind } from '@/features/choices/kinds';
import { type ChoiceFlag, type ChoiceTarget, noChoice } from '@/features/choices/model';

export interface FirstAct {
  kind: ChoiceKind;
  target: ChoiceTarget;
  flag: ChoiceFlag;
}

/** The note comes last, never of nothing. @throws SpokenError where nothing would last. */
export async function keepFirst(act: FirstAct | null): Promise<void> {
  if (act === null) await readKept();
  else await keepChoice(act.kind, act.target, { ...noChoice, [act.flag]: true }, true);
  if (!writeDeviceNote('aqui')) {
    await (await homeOf(deviceOwner)).erase();
    throw new SpokenError(deviceTexts.refused);
  }
  // Choices are kept all the same; Firefox asks the person, who may never answer.
  if ('storage' in navigator) navigator.storage.persist().catch(() => false);
}
