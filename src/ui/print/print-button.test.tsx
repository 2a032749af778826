import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintButton } from './print-button';

afterEach(() => vi.unstubAllGlobals());

it('the button that prints is offered only where the browser prints', () => {
  const { unmount } = render(<PrintButton />);
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  unmount();
  vi.stubGlobal('print', undefined);
  render(<PrintButton />);
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});
