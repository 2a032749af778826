const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'del', 'di', 'du']);
/** Initials that people are called by, and numerals of a dynasty. */
const inCapitals = /^(?:aj|dp|jp|x{0,3}(?:i{2,3}|iv|vi{1,3}|ix)|x{1,3}[iv]?)$/;

/** Only names in capitals change; short words such as 'JHC' stay. */
export function personName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (name !== name.toLocaleUpperCase('pt-BR') || name.length < 4) return name;
  return words
    .map((word) => word.toLocaleLowerCase('pt-BR'))
    .map((word, index) => {
      if (inCapitals.test(word)) return word.toLocaleUpperCase('pt-BR');
      if (index > 0 && particles.has(word)) return word;
      return word.replace(/(?:^|[^\p{L}\p{M}\p{N}])\p{L}/gu, (start) => start.toLocaleUpperCase('pt-BR'));
    })
    .join(' ');
}
