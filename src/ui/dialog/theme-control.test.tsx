import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThemeControl } from './theme-control';

test('the theme control offers the three themes and tells which was chosen', async () => {
  const change = vi.fn();
  render(<ThemeControl value="system" onChange={change} />);
  expect(screen.getByRole('group', { name: 'Tema' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Sistema',
    'Claro',
    'Escuro',
  ]);
  expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
  expect(change).toHaveBeenCalledWith('dark');
});
