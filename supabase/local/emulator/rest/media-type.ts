import { mediaTypeProblem } from './postgrest-errors.ts';

export interface MediaType {
  readonly kind: 'array' | 'object' | 'csv';
  /** Keys whose value is null are left out. */
  readonly stripNulls: boolean;
  /** The query's plan instead of its rows. */
  readonly plan: { readonly format: 'text' | 'json'; readonly options: readonly PlanOption[] } | null;
  readonly contentType: string;
}

export type PlanOption = 'analyze' | 'verbose' | 'settings' | 'buffers' | 'wal';

interface Accepted {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly quality: number;
}

const planOptions: readonly PlanOption[] = ['analyze', 'verbose', 'settings', 'buffers', 'wal'];

function parseAccepted(text: string): Accepted {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim());
  const parameters = new Map(
    rest.map((part): [string, string] => {
      const split = part.indexOf('=');
      return [part.slice(0, split).toLowerCase(), part.slice(split + 1).replace(/^"(.*)"$/, '$1')];
    }),
  );
  const quality = Number(parameters.get('q') ?? 1);
  return { name: name.toLowerCase(), parameters, quality: Number.isFinite(quality) ? quality : 1 };
}

function splitList(header: string): string[] {
  return header.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
}

function resultType({ name, parameters }: Accepted): MediaType | null {
  const stripNulls = parameters.get('nulls') === 'stripped';
  const suffix = stripNulls ? ';nulls=stripped' : '';
  const utf8 = '; charset=utf-8';
  switch (name) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return { kind: 'array', stripNulls: false, plan: null, contentType: `application/json${utf8}` };
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array': {
      const own = stripNulls ? `application/vnd.pgrst.array+json${suffix}` : 'application/json';
      return { kind: 'array', stripNulls, plan: null, contentType: own + utf8 };
    }
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object': {
      const own = `application/vnd.pgrst.object+json${suffix}${utf8}`;
      return { kind: 'object', stripNulls, plan: null, contentType: own };
    }
    case 'text/csv':
      return { kind: 'csv', stripNulls: false, plan: null, contentType: `text/csv${utf8}` };
    default:
      return null;
  }
}

function planType({ name, parameters }: Accepted): MediaType | null {
  const format = /^application\/vnd\.pgrst\.plan(?:\+(text|json))?$/.exec(name);
  if (format === null) return null;
  const wanted = parseAccepted((parameters.get('for') ?? 'application/json').replaceAll('\\"', ''));
  const rows = resultType(wanted);
  if (rows === null) return null;
  const asked = parameters.get('options')?.split('|') ?? [];
  const options = planOptions.filter((option) => asked.includes(option));
  const written = format[1] === 'json' ? 'json' : 'text';
  const suffix = options.length === 0 ? '' : `; options=${options.join('|')}`;
  const contentType = `application/vnd.pgrst.plan+${written}; for="${wanted.name}"${suffix}; charset=utf-8`;
  return { ...rows, plan: { format: written, options }, contentType };
}

/** `plans`: whether plans may be shown. RestError PGRST107 (406) when none can be produced. */
export function negotiate(header: string | null, plans: boolean): MediaType {
  const accepted = splitList(header ?? '*/*')
    .map((part) => parseAccepted(part.trim()))
    .toSorted((a, b) => b.quality - a.quality);
  for (const candidate of accepted) {
    const found = resultType(candidate) ?? (plans ? planType(candidate) : null);
    if (found !== null) return found;
  }
  throw mediaTypeProblem(accepted.map(({ name }) => name));
}
