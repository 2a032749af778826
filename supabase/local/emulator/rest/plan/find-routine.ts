import { RestError } from '../errors.ts';
import { nearestName } from '../nearest-name.ts';
import { objectKey, type Routine, type SchemaCache } from '../schema/model.ts';

export interface Call {
  readonly schema: string;
  readonly name: string;
  readonly argNames: readonly string[];
  /** One unnamed `json` or `text` argument; null for GET. */
  readonly body: 'json' | 'text' | null;
}

function matchesNames(routine: Routine, { argNames, body }: Call): boolean {
  const { parameters } = routine;
  if (parameters.length === 0) return argNames.length === 0 && body !== 'text';
  const given = new Set(argNames);
  const known = new Set(parameters.map(({ name }) => name));
  return (
    argNames.every((name) => known.has(name)) &&
    parameters.every(({ name, required }) => !required || given.has(name))
  );
}

/** A single nameless parameter of the body's own type takes it. */
function fitsWholeBody(routine: Routine, body: Call['body']): boolean {
  const [only, ...others] = routine.parameters;
  if (only === undefined || others.length > 0 || only.name !== '') return false;
  return body === 'json'
    ? only.type === 'json' || only.type === 'jsonb'
    : body === 'text' && only.type === 'text';
}

function signature(routine: Routine): string {
  const parameters = routine.parameters.map(({ name, type }) => `${name} => ${type}`);
  return `${routine.schema}.${routine.name}(${parameters.join(', ')})`;
}

function hint(cache: SchemaCache, call: Call, overloads: readonly Routine[]): string | null {
  const { schema, name } = call;
  const sorted = (names: readonly string[]) => `(${names.toSorted().join(', ')})`;
  const close =
    overloads.length === 0
      ? nearestName(
          name,
          [...cache.routines.values()].flatMap(([routine]) =>
            routine?.schema === schema ? [routine.name] : [],
          ),
          0.75,
        )
      : nearestName(
          sorted(call.argNames),
          overloads.map(({ parameters }) => sorted(parameters.map((parameter) => parameter.name))),
          1 / 3,
        );
  if (close === null) return null;
  return `Perhaps you meant to call the function ${schema}.${overloads.length === 0 ? close : name + close}`;
}

function missing(cache: SchemaCache, call: Call, overloads: readonly Routine[]): RestError {
  const { schema, name, body } = call;
  const names = call.argNames.toSorted();
  const none = ' without parameters';
  const short = names.length === 0 ? none : `(${names.join(', ')})`;
  const long =
    names.length === 0 ? none : ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
  const searched =
    body === 'text'
      ? ' with a single unnamed text parameter'
      : body === 'json'
        ? `${long} or with a single unnamed json/jsonb parameter`
        : long;
  return new RestError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${schema}.${name}${body === 'text' ? '' : short} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${searched}, but no matches were found in the schema cache.`,
    hint: body === 'text' ? null : hint(cache, call, overloads),
  });
}

function ambiguous(found: readonly Routine[]): RestError {
  const sorted = found.toSorted(
    (a, b) => a.parameters.length - b.parameters.length || (signature(a) < signature(b) ? -1 : 1),
  );
  return new RestError({
    status: 300,
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${sorted.map(signature).join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
}

/** RestError PGRST202 (404) when none fits, PGRST203 (300) when several do. */
export function findRoutine(cache: SchemaCache, call: Call): Routine {
  const overloads = cache.routines.get(objectKey(call.schema, call.name)) ?? [];
  const named = overloads.filter((routine) => matchesNames(routine, call));
  const found = named.length > 0 ? named : overloads.filter((routine) => fitsWholeBody(routine, call.body));
  const [chosen, ...others] = found;
  if (chosen === undefined) throw missing(cache, call, overloads);
  if (others.length > 0) throw ambiguous(found);
  return chosen;
}
