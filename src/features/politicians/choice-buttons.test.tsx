import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChoiceIcon } from './choice-icon';
import { ChoiceButtons } from './choice-buttons';

function ignoreClick() {
  return undefined;
}

test('the words tell the state and are the whole name; the person is the description', () => {
  const { rerender } = render(
    <>
      <p id="person">Maria</p>
      <ChoiceButtons
        favorito={false}
        ignorado={false}
        describedBy="person"
        onToggleFavorite={ignoreClick}
        onToggleIgnored={ignoreClick}
      />
    </>,
  );
  const favorite = screen.getByRole('button', { name: 'Favoritar' });
  expect(favorite).toHaveAccessibleDescription('Maria');
  expect(favorite).not.toHaveAttribute('aria-pressed');
  expect(screen.getByRole('button', { name: 'Ignorar' })).toHaveAccessibleDescription('Maria');

  rerender(<ChoiceButtons favorito ignorado onToggleFavorite={ignoreClick} onToggleIgnored={ignoreClick} />);
  expect(screen.getByRole('button', { name: 'Favoritado' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ignorado' })).toBeInTheDocument();
});

test('each toggle is there only with its handler', () => {
  const { rerender } = render(
    <ChoiceButtons favorito={false} ignorado={false} onToggleFavorite={ignoreClick} />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Favoritar']);
  rerender(<ChoiceButtons favorito={false} ignorado={false} onToggleIgnored={ignoreClick} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ignorar']);
});

test('an icon alone keeps its name and tells the state by aria-pressed', () => {
  const { rerender } = render(<ChoiceIcon kind="favorite" label="Favoritar Maria" isPressed={false} />);
  expect(screen.getByRole('button', { name: 'Favoritar Maria', pressed: false })).toBeInTheDocument();
  rerender(<ChoiceIcon kind="favorite" label="Favoritar Maria" isPressed />);
  expect(screen.getByRole('button', { name: 'Favoritar Maria', pressed: true })).toBeInTheDocument();
});
