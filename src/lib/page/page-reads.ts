import type { QueryClient } from '@tanstack/react-query';

/** Reads into a client what a page shows. Rejects when the backend does not answer. */
export interface Read {
  (client: QueryClient): Promise<unknown>;
  /** Parameters with which an address of the page does not show it. */
  unless?: readonly string[];
}

/** What a page reads by itself, by the id in its address; exported beside its `Component`. */
export interface PageReads {
  /** What it is prerendered with. */
  shown?: (id: string) => readonly Read[];
  /** What is requested from its head, before any code has come; left out where that is `shown`. */
  asked?: (id: string) => readonly Read[];
}
