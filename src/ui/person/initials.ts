/** 'Maria da Silva' gives 'MS', 'Zema' gives 'Z'. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => (word ? (Array.from(word)[0] ?? '') : '').toLocaleUpperCase('pt-BR')).join('');
}
