import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BallotBadge } from './ballot-badge';
import { LeaningBadge } from './leaning-badge';
import { SituationBadge } from './situation-badge';

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
  ['2026-10-04T23:59:00-03:00', 'active', 'Na urna'],
  ['2026-10-05T00:01:00-03:00', 'active', 'Esteve na urna'],
  ['2027-01-05T12:00:00-03:00', 'active', 'Esteve na urna'],
  ['2026-10-04T23:59:00-03:00', 'archived', 'Fora da urna'],
  ['2026-10-26T00:01:00-03:00', 'archived', 'Fora da urna'],
] as const)(
  'at %s the status %s reads to voters %s, with what it is for who listens',
  (moment, status, word) => {
    vi.setSystemTime(moment);
    const { container } = render(<BallotBadge status={status} />);
    expect(screen.getByText(word)).toBeInTheDocument();
    expect(container).toHaveTextContent(`Situação: ${word}`);
  },
);

test('a record without a registration is not said to be on the ballot, nor to have been', () => {
  vi.setSystemTime('2026-11-26T12:00:00-03:00');
  const { container, rerender } = render(<SituationBadge candidate={{ status: 'active', tse_sq: null }} />);
  expect(container).toHaveTextContent('Situação: Registro não informado');
  rerender(<SituationBadge candidate={{ status: 'active' }} />);
  expect(container).toHaveTextContent('Situação: Esteve na urna');
});
