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

it('the months stand in their places, on one scale, in the forms of their votes', () => {
  const none = { sim: 0, nao: 0, abstencao: 0, obstrucao: 0, presidiu: 0 };
  render(
    <VoteStrip
      months={[
        { ...none, mes: '2025-12', sim: 30 },
        { ...none, mes: '2026-04', sim: 60, nao: 30 },
        { ...none, mes: '2026-05', abstencao: 20 },
      ]}
    />,
  );
  const shapes = Array.from(document.querySelectorAll('path[transform]'), (shape) => [
    /\((\d+) /.exec(shape.getAttribute('transform') ?? '')?.[1],
    /V(\d+)H0Z/.exec(shape.getAttribute('d') ?? '')?.[1],
    shape.getAttribute('fill'),
  ]);
  expect(shapes).toEqual([
    ['111', '15', 'currentColor'],
    ['31', '30', 'currentColor'],
    ['31', '15', 'currentColor'],
    ['41', '10', 'none'],
  ]);
});
