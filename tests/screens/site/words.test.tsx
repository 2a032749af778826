import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { acceptWords, strayTexts, watchWords } from '../../support/browser/words-on-screen';

function Stray({ isGone = false }: { isGone?: boolean }) {
  return isGone ? (
    <p>Pronto</p>
  ) : (
    <>
      <p>Loading candidates</p>
      <button aria-label="Close" />
      <p lang="en">Oops! Something went wrong</p>
      <p>Nenhuma eleição</p>
      <input placeholder="Proximo municipio" />
    </>
  );
}

it('what no reader of Portuguese should meet is found, even if it is gone again', () => {
  watchWords();
  const view = render(<Stray />);
  view.rerender(<Stray isGone />);
  expect(strayTexts().sort()).toEqual(['Close', 'Loading candidates', 'Proximo municipio']);
  expect(strayTexts(), 'told once').toEqual([]);
});

it('a text that changes is read again, and what another service says may stay', () => {
  watchWords();
  acceptWords('Permission denied');
  const view = render(<p title="Pronto">Permission denied</p>);
  view.rerender(<p title="Ready">Try again</p>);
  expect(strayTexts()).toEqual(['Ready', 'Try again']);
});
