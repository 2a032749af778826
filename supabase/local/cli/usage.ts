/** How a command is called; every command file exports its own as `usage`. */
export interface Usage {
  /** `<one>` is required; `[any…]`, `[--flag]` and `[-- …]` are optional. */
  takes: string;
  says: string;
}

export function usageText(name: string, { takes, says }: Usage): string {
  return `Uso: ${`${name} ${takes}`.trim()}\n${says}`;
}

/** Why these arguments are not the command's, as a Portuguese sentence; null when they are. */
export function refusalOf({ takes }: Usage, args: readonly string[]): string | null {
  const own = takes.replace(/\[-- .*\]$/, '');
  const end = own === takes ? -1 : args.indexOf('--');
  const given = end === -1 ? args : args.slice(0, end);
  const flags = Array.from(own.matchAll(/--[a-z-]+/g), String);
  const unknown = given.filter((arg) => arg.startsWith('-') && !flags.includes(arg));
  if (unknown.length > 0) return `Opção desconhecida: ${unknown.join(', ')}.`;
  const places = given.filter((arg) => !arg.startsWith('-'));
  const needed = Array.from(own.matchAll(/<[^>]+>/g), String);
  if (places.length < needed.length) return `Falta dizer ${needed.slice(places.length).join(' ')}.`;
  const extra = own.includes('…]') ? [] : places.slice(needed.length);
  return extra.length > 0 ? `Argumento a mais: ${extra.join(', ')}.` : null;
}
