import type { Query } from '@tanstack/react-query';

/** The queries whose answers stay on the device; only `keptRead` adds to them. */
export const keptQueries = new WeakSet<Query>();
