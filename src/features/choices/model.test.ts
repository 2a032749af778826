import { describe, expect, it } from 'vitest';
import { countChoices } from './count-choices';
import { type ChoiceFlag, type ChoiceFlags, type ChoicePolicy, noChoice } from './model';
import { nextChoice } from './wishes';
import { showAnswer, showWish, takeBack } from './wishes';

const favorite: ChoiceFlags = { favorito: true, ignorado: false };
const ignored: ChoiceFlags = { favorito: false, ignorado: true };
const both: ChoiceFlags = { favorito: true, ignorado: true };

describe('a click on one flag', () => {
  it.each<[ChoicePolicy, ChoiceFlags, ChoiceFlag, ChoiceFlags]>([
    ['independent', noChoice, 'favorito', favorite],
    ['independent', noChoice, 'ignorado', ignored],
    ['independent', favorite, 'favorito', noChoice],
    ['independent', favorite, 'ignorado', both],
    ['independent', ignored, 'favorito', both],
    ['independent', ignored, 'ignorado', noChoice],
    ['independent', both, 'favorito', ignored],
    ['independent', both, 'ignorado', favorite],
    ['exclusive', noChoice, 'favorito', favorite],
    ['exclusive', noChoice, 'ignorado', ignored],
    ['exclusive', favorite, 'favorito', noChoice],
    ['exclusive', favorite, 'ignorado', ignored],
    ['exclusive', ignored, 'favorito', favorite],
    ['exclusive', ignored, 'ignorado', noChoice],
    ['exclusive', both, 'favorito', ignored],
    ['exclusive', both, 'ignorado', favorite],
  ])('turns (%s) %o, by %s, into %o', (policy, current, flag, next) => {
    expect(nextChoice(current, flag, policy)).toEqual(next);
  });

  it('speaks of no other flag where the row is unknown, unless the screen excludes it', () => {
    expect(nextChoice({}, 'favorito', 'independent')).toEqual({ favorito: true });
    expect(nextChoice({ favorito: true }, 'favorito', 'independent')).toEqual({ favorito: false });
    expect(nextChoice({}, 'favorito', 'exclusive')).toEqual(favorite);
  });
});

describe('the state of choices being saved', () => {
  const saved = [
    { id: 'a', ...favorite },
    { id: 'b', ...ignored },
  ];

  it('shows a wish and remembers what was saved', () => {
    expect(showWish(saved, 'a', ignored)).toEqual([
      { id: 'b', ...ignored },
      { id: 'a', ...ignored, confirmed: favorite },
    ]);
  });

  it('takes a refused wish back', () => {
    expect(takeBack(showWish(saved, 'a', ignored), 'a')).toEqual([
      { id: 'b', ...ignored },
      { id: 'a', ...favorite },
    ]);
  });

  it('goes back to the saved state, not to an earlier wish, when all of several fail', () => {
    const twice = showWish(showWish(saved, 'a', noChoice), 'a', ignored);
    expect(takeBack(twice, 'a')).toContainEqual({ id: 'a', ...favorite });
  });

  it('keeps showing the newest wish when an older one is answered', () => {
    const twice = showWish(showWish(saved, 'a', noChoice), 'a', ignored);
    const answered = showAnswer(twice, 'a', noChoice, false);
    expect(answered).toContainEqual({ id: 'a', ...ignored, confirmed: noChoice });
    expect(takeBack(answered, 'a')).toContainEqual({ id: 'a', ...noChoice });
  });

  it('shows the last answer and forgets the wish', () => {
    expect(showAnswer(showWish([], 'c', favorite), 'c', favorite, true)).toEqual([{ id: 'c', ...favorite }]);
  });

  it('takes the first wish about somebody back to no choice', () => {
    expect(takeBack(showWish([], 'c', favorite), 'c')).toEqual([{ id: 'c', ...noChoice }]);
  });
});

it('the counter counts each flag by itself', () => {
  expect(countChoices([favorite, both, ignored, noChoice])).toEqual({ favorito: 2, ignorado: 2 });
});
