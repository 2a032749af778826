import {
  type Choice,
  type ChoiceFlag,
  type ChoiceFlags,
  type ChoicePolicy,
  flagsIn,
  noChoice,
} from './model';

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

export function replace<Row extends { id: string }>(choices: readonly Row[], changed: Row): Row[] {
  return [...choices.filter(({ id }) => id !== changed.id), changed];
}

function find(choices: readonly Choice[], id: string): Choice {
  return choices.find((choice) => choice.id === id) ?? { id, ...noChoice };
}

export function answerIn(choices: readonly Choice[], id: string): ChoiceFlags {
  const current = find(choices, id);
  return current.confirmed ?? flagsIn(current);
}

export function showWish(choices: readonly Choice[], id: string, wish: ChoiceFlags): Choice[] {
  return replace(choices, { id, ...wish, confirmed: answerIn(choices, id) });
}

/** Kept for later while a newer wish is on its way. */
export function showAnswer(
  choices: readonly Choice[],
  id: string,
  answer: ChoiceFlags,
  isLast: boolean,
): Choice[] {
  const shown = isLast ? { ...answer } : { ...find(choices, id), confirmed: answer };
  return replace(choices, { ...shown, id });
}

export function takeBack(choices: readonly Choice[], id: string): Choice[] {
  return replace(choices, { id, ...answerIn(choices, id) });
}
