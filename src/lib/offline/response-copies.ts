import type {
  Query,
  QueryCache,
  QueryCacheNotifyEvent,
  QueryClient,
  QueryFunctionContext,
} from '@tanstack/react-query';
import { type Copy, dropCopies, dropCopy, findCopy, putCopy } from './copy-cache';
import { isKept, isStored } from './offline-queries';

interface StandIn {
  at: number;
  isTaken: boolean;
  onTaken: () => void;
}

const followed = new WeakSet<QueryClient>();
const standIns = new WeakMap<Query, StandIn>();

export function isCopy(query: Query): boolean {
  return standIns.get(query)?.isTaken === true;
}

function keep(query: Query): void {
  if (!isStored(query)) return;
  const { data, dataUpdatedAt: at } = query.state;
  putCopy(query.queryHash, { data, at }).catch((reason: unknown) => {
    console.warn('An answer could not be kept on this device', query.queryHash, reason);
  });
}

function take(query: Query, standIn: StandIn): void {
  standIn.isTaken = true;
  // React Query dates by now; a copy is as old as its answer.
  query.setState({ dataUpdatedAt: standIn.at });
  standIn.onTaken();
}

function follow(cache: QueryCache, event: QueryCacheNotifyEvent): void {
  const query = cache.get(event.query.queryHash);
  if (event.type !== 'updated' || !query || !isKept(query)) return;
  const { action } = event;
  const standIn = standIns.get(query);
  // A stand-in whose reader left before it was taken is none for the next reader.
  if (action.type === 'fetch' && standIn?.isTaken === false) standIns.delete(query);
  if (action.type !== 'success' || action.manual) return;
  if (standIn && !standIn.isTaken) take(query, standIn);
  else {
    standIns.delete(query);
    keep(query);
  }
}

export function keepCopies(client: QueryClient): void {
  if (followed.has(client)) return;
  followed.add(client);
  const cache = client.getQueryCache();
  cache.subscribe((event) => {
    follow(cache, event);
  });
  for (const query of cache.getAll()) if (isKept(query) && query.state.status === 'success') keep(query);
}

/** Puts the late answer in the copy's place; when it fails the copy stays. */
function replaceWhenAnswered<Data>(answer: Promise<Data>, client: QueryClient, query: Query): void {
  answer.then(
    (data) => {
      client.setQueryData<Data>(query.queryKey, data);
      standIns.delete(query);
      keep(query);
    },
    (reason: unknown) => {
      console.warn('The copy on this device is shown for', query.queryHash, reason);
    },
  );
}

async function copyOf(query: Query): Promise<Copy | null> {
  try {
    return await findCopy(query.queryHash);
  } catch (reason) {
    console.warn('A copy on this device cannot be read', query.queryHash, reason);
    return null;
  }
}

/** The last answer's copy, dated; the answer itself without a newer copy or readers. */
export async function copyOr<Data>(
  answer: Promise<Data>,
  { client, signal }: QueryFunctionContext,
  query: Query,
): Promise<Data> {
  const copy = await copyOf(query);
  if (copy === null || signal.aborted || copy.at <= query.state.dataUpdatedAt) return answer;
  keepCopies(client);
  client.setQueryData(query.queryKey, copy.data, { updatedAt: copy.at });
  const data = client.getQueryData<Data>(query.queryKey);
  if (data === undefined) return answer;
  standIns.set(query, {
    at: copy.at,
    isTaken: false,
    onTaken: () => replaceWhenAnswered(answer, client, query),
  });
  return data;
}

/** The device's next user must not learn which pages were opened. */
export function forgetCopies(): Promise<void> {
  return dropCopies();
}

/** Those that answered in this load alone. */
export async function forgetShown(client: QueryClient): Promise<void> {
  for (const query of client.getQueryCache().getAll())
    if (standIns.has(query)) await dropCopy(query.queryHash);
}
