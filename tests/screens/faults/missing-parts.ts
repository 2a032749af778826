import { expect, vi } from 'vitest';

/** Shown in the place of a part of the screen whose chunk failed to load. */
export const missing = 'Não foi possível carregar esta parte da página.';

/** `expectMissingPartsLogged` checks that only these were logged. */
export function letMissingPartsBeLogged(): void {
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
}

/** Each by name or as a part, and nothing else. */
export function expectMissingPartsLogged(): void {
  const said = vi.mocked(console.error).mock.calls.map(([first]) => String(first));
  vi.mocked(console.error).mockClear();
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) expect(line).toMatch(/failed to load/);
}
