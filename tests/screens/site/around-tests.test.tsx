import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('a test has the day of all runs, whose time goes on, until it sets another', () => {
  expect(new Date().toISOString()).toContain('2026-11-27T15:');
  const now = Date.now();
  expect(new Date(now).getTime()).toBe(now);
  expect(new Date(2027, 1, 1).getMonth()).toBe(1);
  vi.setSystemTime('2027-02-01T12:00:00Z');
  expect(new Date().toISOString()).toBe('2027-02-01T12:00:00.000Z');
});

it('a query by text reads an element’s own words, a button’s value and no script', () => {
  render(
    <main>
      <p>
        Um <b>dois</b> três
      </p>
      <input type="submit" value="Enviar" readOnly />
      <input type="text" value="Escrito" readOnly />
      <script type="text/plain">Calado</script>
    </main>,
  );
  expect(screen.getByText('Um três').tagName).toBe('P');
  expect(screen.getByText('Enviar').tagName).toBe('INPUT');
  expect(screen.queryByText('Escrito')).toBeNull();
  expect(screen.queryByText('Calado')).toBeNull();
});
