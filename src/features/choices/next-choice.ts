import { type ChoiceFlag, type ChoiceFlags, type ChoicePolicy, noChoice } from './model';

/** The first click without a row sets the flag, unlike the specification's quirk. */
export function nextChoice<Known extends Partial<ChoiceFlags>>(
  current: Known,
  flag: ChoiceFlag,
  policy: ChoicePolicy,
): Known {
  const isTurnedOn = !current[flag];
  const others = isTurnedOn && policy === 'exclusive' ? noChoice : null;
  return { ...current, ...others, [flag]: isTurnedOn };
}
