import { UserError } from '../_shared/errors.ts';
import { type Route, routes } from './routes.ts';

/** What callers name, whatever CAMARA_API_URL is. */
export const chamberOrigin = 'https://dadosabertos.camara.leg.br';
const root = '/api/v2';
const maxLength = 2048;

export interface Target {
  route: Route;
  path: string;
}

/** Not on the allowlist. The message says what is wrong, nothing about the server. */
export class RefusedError extends UserError {
  override readonly name = 'RefusedError';
  constructor(reason: string) {
    super(400, 'refused', `Endereço recusado: ${reason}.`);
  }
}

/** Spellings that the URL parser would repair, and so hide from the checks below. */
function refuseSpelling(text: string): void {
  if (text.length > maxLength) throw new RefusedError('longo demais');
  if (!text.startsWith(`${chamberOrigin}${root}/`)) throw new RefusedError('não é da API da Câmara');
  if (/[\s\p{C}\\#]/u.test(text)) throw new RefusedError('caractere não permitido');
  if (/%(2e|2f|5c|00|0a|0d)/i.test(text)) throw new RefusedError('caractere codificado não permitido');
}

/** Throws RefusedError when parsing changed the address. */
function parse(text: string): URL {
  const url = new URL(text);
  const isExact =
    url.origin === chamberOrigin && url.port === '' && url.username === '' && url.password === '';
  if (!isExact || text.split('?')[0] !== `${chamberOrigin}${url.pathname}`)
    throw new RefusedError('malformado');
  return url;
}

function encode(value: string): string {
  return encodeURIComponent(value).replaceAll("'", '%27');
}

function rebuildQuery(route: Route, given: URLSearchParams): string {
  const accepted = new Map<string, string>();
  for (const [name, value] of given) {
    const read = Object.hasOwn(route.parameters, name) ? route.parameters[name] : undefined;
    if (read === undefined) throw new RefusedError('parâmetro desconhecido');
    if (accepted.has(name)) throw new RefusedError(`parâmetro repetido (${name})`);
    const canonical = read(value);
    if (canonical === null) throw new RefusedError(`valor não permitido (${name})`);
    accepted.set(name, canonical);
  }
  const whole = [...accepted, ...Object.entries(route.complete?.(accepted) ?? {})];
  const sorted = whole.sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, value]) => `${name}=${encode(value)}`).join('&');
}

/** Never fetches the caller's text. Throws RefusedError outside the list. */
export function readAddress(text: string): Target {
  refuseSpelling(text);
  const url = parse(text);
  const path = url.pathname.slice(root.length);
  const route = routes.find((candidate) => candidate.path.test(path));
  if (route === undefined) throw new RefusedError('recurso desconhecido');
  const query = rebuildQuery(route, url.searchParams);
  return { route, path: query === '' ? path : `${path}?${query}` };
}
