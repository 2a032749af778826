import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BallotBadge } from './ballot-badge';
import { LeaningBadge } from './leaning-badge';

test.each([
  ['Esquerda', 'bg-lean-left'],
  ['Centro-esquerda', 'bg-lean-centre-left'],
  ['Centro', 'bg-lean-centre'],
  ['Centro-direita', 'bg-lean-centre-right'],
  ['Direita', 'bg-lean-right'],
  ['direita', 'bg-lean-other'],
  ['Extremo centro', 'bg-lean-other'],
])('the leaning %s is written and coloured by its exact value', (value, color) => {
  render(<LeaningBadge value={value} />);
  expect(screen.getByText(value)).toHaveClass(color);
});

test('a missing leaning is shown in words and wears no badge', () => {
  render(<LeaningBadge value={null} />);
  expect(screen.getByText('Inclinação não informada').className).not.toMatch(/bg-lean/);
});

test.each([
  ['active', 'Na urna'],
  ['archived', 'Fora da urna'],
] as const)('to voters the status %s reads %s, with what it is for who listens', (status, word) => {
  const { container } = render(<BallotBadge status={status} />);
  expect(screen.getByText(word)).toBeInTheDocument();
  expect(container).toHaveTextContent(`Situação: ${word}`);
});
