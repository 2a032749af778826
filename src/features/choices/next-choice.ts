import { type ChoiceFlag, type ChoiceFlags, type ChoicePolicy, noChoice } from './model';

/** The first click on somebody without a row sets the flag: the specification's quirk, where it set nothing, is not kept. */
export function nextChoice(current: ChoiceFlags, flag: ChoiceFlag, policy: ChoicePolicy): ChoiceFlags {
  const isTurnedOn = !current[flag];
  const others = isTurnedOn && policy === 'exclusive' ? noChoice : current;
  return { favorito: others.favorito, ignorado: others.ignorado, [flag]: isTurnedOn };
}
