import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { NotFound } from './not-found';
import { CardSkeletons } from './skeleton';

test('a wait says its words aloud and keeps its shapes to the eye', () => {
  const { container } = render(<CardSkeletons text="Carregando candidatos..." count={6} />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando candidatos...');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(container.querySelectorAll('[aria-busy="true"] li')).toHaveLength(6);
  expect(screen.getByRole('status').closest('[aria-busy]')).toBeNull();
});

test('a failure says what failed, folds the details and tries again', async () => {
  const retry = vi.fn();
  const { rerender } = render(<ErrorState message="Erro ao carregar" details="503" onRetry={retry} />);
  expect(screen.getByText('Erro ao carregar')).toBeVisible();
  expect(screen.getByText('503')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState message="Erro ao carregar" isRetrying onRetry={retry} />);
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDisabled();
});

test('nothing to show is shown with a way on', () => {
  render(<EmptyState icon={null} title="Nenhum deputado encontrado" action={<Button>Limpar</Button>} />);
  expect(screen.getByText('Nenhum deputado encontrado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Limpar' })).toBeInTheDocument();
});

test('a missing page is a heading that can take the focus, in its own language', () => {
  render(<NotFound code="404" title="Oops! Page not found" lang="en" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  expect(heading).toHaveAttribute('lang', 'en');
  expect(heading).toHaveAttribute('tabindex', '-1');
});
