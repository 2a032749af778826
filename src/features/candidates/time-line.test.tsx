import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimeLine } from './time-line';

it('the picture of offices has each as long as it lasted, under its name, the oldest first', () => {
  const mandates = [
    { cargo: 'Senadora', ano_inicio: 2019, ano_fim: 2023 },
    { cargo: 'Vereadora', ano_inicio: 2005, ano_fim: 2009 },
  ];
  render(<TimeLine mandates={mandates} year={2024} />);
  const shares = (name: string) =>
    Array.from(document.querySelectorAll('rect'), (bar) => Number.parseFloat(bar.getAttribute(name) ?? ''));
  expect(shares('x')).toEqual([0, 70]);
  expect(shares('width')).toEqual([20, 20]);
  expect(screen.getByText('Vereadora').parentElement).toHaveAttribute('x', '0%');
  expect(screen.getByText('Senadora').parentElement).toHaveAttribute('x', '90%');
  expect(screen.getByText('2015').parentElement).toHaveAttribute('x', '50%');
});
