import { kindTexts } from './kind-texts';
import { type ChoiceKind, kinds } from './kinds';
import { type ChoiceTexts, choiceTexts } from './texts';

/** Where the screen that the act began on is no longer there, or lists every kind. */
export function textsOfKind(kind: ChoiceKind): ChoiceTexts {
  return kind === 'candidate' ? choiceTexts.candidates : kindTexts(kinds[kind].word);
}
