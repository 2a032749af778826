import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type SamplePerson, samplePersonOf } from '@/features/samples/model';
import { SampleCard } from '@/features/samples/sample-card';

function marina(changes: Partial<SamplePerson> = {}): SamplePerson {
  const person = samplePersonOf('1');
  if (!person) throw new Error('The demonstration lost its first person.');
  return { ...person, ...changes };
}

function renderCard(person: SamplePerson, handlers: { onToggleFavorite?: () => void } = {}) {
  render(
    <MemoryRouter>
      <SampleCard person={person} isFavorite={false} isIgnored {...handlers} />
    </MemoryRouter>,
  );
}

it('the sample card shows at most three previous mandates', () => {
  const mandate = (cargo: string, year: number) => ({ cargo, ano_inicio: year, ano_fim: year + 3 });
  const mandates = [1997, 2001, 2005, 2009].map((year) => mandate(`Cargo de ${year}`, year));
  renderCard(marina({ mandatos_anteriores: mandates }));
  for (const year of [1997, 2001, 2005]) expect(screen.getByText(`Cargo de ${year}`)).toBeVisible();
  expect(screen.queryByText('Cargo de 2009')).not.toBeInTheDocument();
});

it('the sample card leaves the mandates out when there were none', () => {
  renderCard(marina({ mandatos_anteriores: [] }));
  expect(screen.queryByText('Mandatos anteriores')).not.toBeInTheDocument();
});

it('the sample card has each toggle only if its handler is given, and shows the ignored state either way', () => {
  renderCard(marina(), { onToggleFavorite: () => undefined });
  expect(screen.getByRole('button', { name: 'Favoritar Marina Exemplo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ignorar Marina Exemplo' })).not.toBeInTheDocument();
  expect(document.querySelector('img')).toHaveClass('filter-[grayscale(1)]');
});

it('the sample card has no toggle at all without handlers', () => {
  renderCard(marina());
  expect(screen.queryByRole('button', { name: /^(Favoritar|Ignorar)/ })).not.toBeInTheDocument();
});
