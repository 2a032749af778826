/** The body of the Chamber's own refusals, as recorded. */
export function chamberError(status: 400 | 404 | 405 | 500, detail: string, instance: string): Response {
  const title = status === 500 ? 'Erro no servidor' : 'Requisição inválida';
  const body =
    status === 500
      ? { status, title, detail, instance: null, code: 9 }
      : { status, title, detail, instance, code: null };
  const response = Response.json(body, { status });
  if (status === 500) response.headers.set('x-business-error', 'true');
  return response;
}

/** Thrown on the way to an answer; becomes the Chamber's refusal. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  constructor(names: readonly string[]) {
    super(`Parâmetro(s) inválido(s): ${names.join(', ')}`);
  }
}
