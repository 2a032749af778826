import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { spring } from 'framer-motion';
import { expect, it, vi } from 'vitest';
import { FlipCard } from './flip-card';
import { flipSpring } from './flip-spring';

const onInner = vi.fn();

function aCard() {
  render(
    <FlipCard
      name="Ana Exemplo"
      front={(turn) => (
        <>
          <p>Palavras da frente</p>
          <button type="button" onClick={onInner}>
            Botão de dentro
          </button>
          <a href="#detalhes">Ver Detalhes</a>
          {turn}
        </>
      )}
      back={(turn) => (
        <>
          <p>Palavras do verso</p>
          {turn}
        </>
      )}
    />,
  );
  const user = userEvent.setup();
  const front = screen.getByRole('group', { name: 'Frente' });
  const back = screen.getByRole('group', { name: 'Verso' });
  const [toBack, toFront] = screen.getAllByRole('button', { name: 'Virar cartão de Ana Exemplo' });
  if (!toBack || !toFront) throw new Error('A face has no button that turns the card.');
  const shows = (face: HTMLElement) => {
    expect(face).not.toHaveAttribute('inert');
    expect(face === front ? back : front).toHaveAttribute('inert');
  };
  return { user, front, back, toBack, toFront, shows };
}

it('a card is an article with the name of its subject and starts on the front', () => {
  const { front, toBack, toFront, shows } = aCard();
  expect(screen.getByRole('article', { name: 'Ana Exemplo' })).toContainElement(front);
  shows(front);
  expect(toBack).toHaveAttribute('aria-pressed', 'false');
  expect(toFront).toHaveAttribute('aria-pressed', 'true');
});

it('a card is turned by its button, by keyboard too, and the focus goes to the twin', async () => {
  const { user, front, back, toBack, toFront, shows } = aCard();
  await user.click(toBack);
  shows(back);
  expect(toFront).toHaveFocus();
  await user.keyboard('{Enter}');
  shows(front);
  expect(toBack).toHaveFocus();
  await user.keyboard(' ');
  shows(back);
  expect(toFront).toHaveFocus();
});

it('a card is turned by a click anywhere on it, which brings no focus to it', async () => {
  const { user, front, back, shows } = aCard();
  await user.click(screen.getByText('Palavras da frente'));
  shows(back);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByText('Palavras do verso'));
  shows(front);
});

it('a card is not turned by its own controls', async () => {
  const { user, front, shows } = aCard();
  await user.click(screen.getByRole('button', { name: 'Botão de dentro' }));
  expect(onInner).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Ver Detalhes' }));
  shows(front);
});

it('a card is not turned by selecting its words', async () => {
  const { user, front, back, shows } = aCard();
  const words = screen.getByText('Palavras da frente');
  await user.pointer([
    { keys: '[MouseLeft>]', target: words, offset: 0 },
    { target: words, offset: 8 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(window.getSelection()?.toString()).toBe('Palavras');
  shows(front);
  act(() => window.getSelection()?.removeAllRanges());
  await user.click(words);
  shows(back);
});

it('a card turns with a spring of stiffness 100 that rests after 0.6 s and never swings past', () => {
  const turning = spring({ keyframes: [0, 180], ...flipSpring });
  expect(flipSpring.stiffness).toBe(100);
  const times = Array.from({ length: 61 }, (_, index) => index * 10);
  const states = times.map((time) => ({ ...turning.next(time) }));
  expect(Math.max(...states.map(({ value }) => value))).toBe(180);
  expect(states.findIndex(({ done }) => done)).toBe(60);
});
