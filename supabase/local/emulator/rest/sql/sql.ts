const brand = Symbol('sql');

/** Only pieces compose: request text is a bound value or quoted name. */
export interface Sql {
  readonly [brand]: true;
  /** Texts between the values: always one more than there are values. */
  readonly texts: readonly string[];
  readonly values: readonly (string | null)[];
}

function make(texts: readonly string[], values: readonly (string | null)[]): Sql {
  return { [brand]: true, texts, values };
}

function concatenate(pieces: readonly Sql[]): Sql {
  const texts = [''];
  const values: (string | null)[] = [];
  for (const piece of pieces) {
    const [first = '', ...rest] = piece.texts;
    texts.push((texts.pop() ?? '') + first, ...rest);
    values.push(...piece.values);
  }
  return make(texts, values);
}

/** The template tag: literal SQL written by us around other pieces. */
export function sql(strings: TemplateStringsArray, ...pieces: readonly Sql[]): Sql {
  return concatenate(
    strings.flatMap((text, index) => {
      const piece = pieces[index];
      return piece === undefined ? [make([text], [])] : [make([text], []), piece];
    }),
  );
}

/** A value from outside: always a parameter, always as text. */
export function bind(value: string | null): Sql {
  return make(['', ''], [value]);
}

/** Dotted when several; NUL is refused long before. */
export function id(...names: readonly string[]): Sql {
  return make([names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')], []);
}

/** Text of the catalogue or of our own tables, never of a request. */
export function catalog(text: string): Sql {
  return make([text], []);
}

export const nothing = make([''], []);

export function list(pieces: readonly Sql[]): Sql {
  return join(pieces, sql`, `);
}

export function join(pieces: readonly Sql[], separator: Sql): Sql {
  return concatenate(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece])));
}

export function where(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? nothing : sql` where ${join(conditions, sql` and `)}`;
}

/** The statement as the driver takes it: `$1`, `$2` … and the values. */
export function compile(statement: Sql): { text: string; params: (string | null)[] } {
  const text = statement.texts.reduce((built, next, index) => `${built}$${index}${next}`);
  return { text, params: [...statement.values] };
}
