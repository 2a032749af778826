import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrintMoment } from './use-print-moment';

function Sheet() {
  return usePrintMoment() === null ? 'screen' : 'paper';
}

it('a print under way is over for the next screen when nobody was left to hear its end', () => {
  const { unmount } = render(<Sheet />);
  expect(screen.getByText('screen')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('paper')).toBeVisible();
  unmount();
  render(<Sheet />);
  expect(screen.getByText('screen')).toBeVisible();
});

it('a print goes on for a part that joins while another listens', () => {
  const { rerender } = render(<Sheet key="a" />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  rerender([<Sheet key="a" />, <Sheet key="b" />]);
  expect(document.body).toHaveTextContent('paperpaper');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.body).toHaveTextContent('screenscreen');
});

it('the paper is whole when the browser goes on to print, which in Firefox leaves no time for more', () => {
  render(<Sheet />);
  let printed: string | null = null;
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = document.body.textContent;
  });
  expect(printed).toBe('paper');
});
