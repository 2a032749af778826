import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Balance } from './balance';

const shapes = () => [...document.querySelectorAll('rect')].slice(0, 2);

it('a balance grows from the middle to both sides, on the scale of the whole Chamber', () => {
  render(<Balance sim={342} nao={171} />);
  expect(screen.getByText('342')).toBeVisible();
  const drawn = shapes().map((shape) => [shape.getAttribute('x'), shape.getAttribute('width')]);
  expect(drawn.flat().map((text) => Math.round(Number.parseFloat(text ?? '')))).toEqual([17, 33, 50, 17]);
});
