import { methodProblem, parseProblem, pathProblem, rpcMethodProblem } from './postgrest-errors.ts';

export interface Target {
  readonly kind: 'root' | 'table' | 'routine';
  readonly name: string;
  readonly path: string;
  readonly params: URLSearchParams;
}

/** What each writing method does to a table. */
export const writes = { POST: 'create', PATCH: 'update', DELETE: 'delete' } as const;

export function isWriteMethod(method: string): method is keyof typeof writes {
  return Object.hasOwn(writes, method);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw pathProblem();
  }
}

/** RestError PGRST125 for no target, PGRST100 for a null character. */
export function targetOf(request: Request): Target {
  const { pathname, searchParams: params } = new URL(request.url);
  const parts = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodePart);
  const path = `/${parts.join('/')}`;
  if ([path, ...params.keys(), ...params.values()].some((text) => text.includes('\0')))
    throw parseProblem('request', 1, '"\\0"', 'text without the null character');
  const [first, second, ...others] = parts;
  if (first === undefined) return { kind: 'root', name: '', path, params };
  if (second === undefined) return { kind: 'table', name: first, path, params };
  if (first === 'rpc' && others.length === 0) return { kind: 'routine', name: second, path, params };
  throw pathProblem();
}

/** RestError PGRST101 or PGRST117 (405) for a method that the target does not have. */
export function checkMethod({ kind }: Target, method: string): void {
  const isRead = method === 'GET' || method === 'HEAD';
  if (kind === 'routine' && !isRead && method !== 'POST') throw rpcMethodProblem(method);
  if (kind === 'root' && !isRead) throw methodProblem(method);
  if (kind === 'table' && !isRead && !isWriteMethod(method)) throw methodProblem(method);
}
