import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { nextTask } from '@/lib/page/next-task';

/** Milliseconds before a copy on the device is shown (design: offline). */
const copyAfterMs = 3_000;

/** Network first; late or failed, a newer copy answers. For public queries alone. */
export function persisted<Data, Key extends QueryKey>(
  read: QueryFunction<Data, Key>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Data> {
  const { signal } = context;
  // Readers who left while code was loading need no request.
  const answer = nextTask().then(() => {
    signal.throwIfAborted();
    return read(context);
  });
  return new Promise((resolve, reject) => {
    const useCopy = () => {
      import('./response-copies')
        .then((copies) => copies.copyOr(answer, context, query))
        .then(resolve, () => answer.then(resolve, reject));
    };
    const waiting = query.state.data === undefined ? setTimeout(useCopy, copyAfterMs) : undefined;
    answer.then(resolve, useCopy).finally(() => clearTimeout(waiting));
  });
}

export function persistedPages<Page, Key extends QueryKey>(
  readPages: (...context: never[]) => Page | Promise<Page>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Page> {
  return persisted(() => readPages(), context, query);
}
