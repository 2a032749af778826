const sentence = 'Este dia não existe ou está incompleto. Corrija ou apague.';

/** By name: browsers give an impossible or unfinished day as an empty text. */
export function halfDays(within: unknown): ReadonlyMap<string, string> {
  if (!(within instanceof Element)) return new Map();
  const days = [...within.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  const half = days.filter(({ validity }) => validity.badInput);
  return new Map(half.map(({ name }) => [name, sentence]));
}
