import type { QueryClient } from '@tanstack/react-query';

/** Rejects when the backend does not answer. */
export interface Read {
  (client: QueryClient): Promise<unknown>;
  unless?: readonly string[];
}

/** By the id in the page's address; exported beside its `Component`. */
export interface PageReads {
  shown?: (id: string) => readonly Read[];
  /** Requested from the head before any code; by default the same as `shown`. */
  asked?: (id: string) => readonly Read[];
}
