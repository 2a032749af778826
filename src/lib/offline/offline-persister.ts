import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { nextTask } from '@/lib/page/next-task';

/** Milliseconds after which a copy on the device is shown instead of waiting on (design: offline). */
const copyAfterMs = 3_000;

/** Network first; when it fails or is late, this device's copy if newer than what is shown. For public queries alone. */
export function persisted<Data, Key extends QueryKey>(
  read: QueryFunction<Data, Key>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Data> {
  const { signal } = context;
  // Reads begin where React commits a screen, and most load their code first. Who left it by then asks nothing.
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
    // What is shown already waits for its answer.
    const waiting = query.state.data === undefined ? setTimeout(useCopy, copyAfterMs) : undefined;
    answer.then(resolve, useCopy).finally(() => clearTimeout(waiting));
  });
}

/** The type of a list that grows page by page: its pages are read and kept together. */
export function persistedPages<Page, Key extends QueryKey>(
  readPages: (...context: never[]) => Page | Promise<Page>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Page> {
  return persisted(() => readPages(), context, query);
}
