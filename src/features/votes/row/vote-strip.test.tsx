import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VoteStrip } from './vote-strip';

it('numbers of a whole mandate are written as all others are', () => {
  const month = { sim: 600, nao: 100, abstencao: 0, obstrucao: 0, presidiu: 0 };
  render(
    <VoteStrip
      months={[
        { mes: '2026-04', ...month },
        { mes: '2026-05', ...month },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
    'Sim 1.200',
    'Não 200',
    expect.stringMatching(/^2026.*1\.400 votos$/),
  ]);
});
