import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';

const clients = new Set<QueryClient>();

/** A write outlives its screen, and its toast would appear in the next test. */
export function endsItsWrites(client: QueryClient): void {
  clients.add(client);
}

/** Also those whose press still waits for its module, and their toasts. */
export async function writesEnded(): Promise<void> {
  for (const client of clients) {
    await vi.dynamicImportSettled();
    if (client.isMutating() === 0) continue;
    await vi.waitUntil(() => client.isMutating() === 0, { timeout: 10_000 });
    await vi.dynamicImportSettled();
  }
  clients.clear();
}
