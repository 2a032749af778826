import { type ChoiceFlag, type ChoiceFlags, type ChoicePolicy, noChoice } from './model';

/** The first click on somebody without a row sets the flag: the specification's quirk, where it set nothing, is not kept. */
export function nextChoice<Known extends Partial<ChoiceFlags>>(
  current: Known,
  flag: ChoiceFlag,
  policy: ChoicePolicy,
): Known {
  const isTurnedOn = !current[flag];
  const others = isTurnedOn && policy === 'exclusive' ? noChoice : null;
  return { ...current, ...others, [flag]: isTurnedOn };
}
