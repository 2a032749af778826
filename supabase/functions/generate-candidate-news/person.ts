import { foldText } from '../_shared/fold-text.ts';

export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const titles = new Set(
  `cabo capitao comandante coronel delegada delegado deputada deputado doutor doutora dr dra enfermeira enfermeiro
  escritor escritora frei general irma irmao juiz juiza major medica medico missionaria missionario padre pastor
  pastora policial prof profa professor professora sargento senador senadora soldado subtenente tenente veterinaria
  veterinario vereador vereadora bispo`.split(/\s+/),
);

export function isTitle(folded: string): boolean {
  return titles.has(folded);
}

/** "Delegado Palumbo" stays: one word left could be anybody. */
export function writtenName(name: string): string {
  const words = name.split(' ');
  const first = words[0] ?? '';
  return words.length > 2 && titles.has(foldWords(first)) ? words.slice(1).join(' ') : name;
}

/** The exact name, and the party to tell namesakes apart. */
export function searchWords(name: string, party: string): string {
  const words = [writtenName(name), party].map((text) => text.replaceAll('"', ' ').trim());
  return `"${words[0] ?? ''}" ${words[1] ?? ''}`.trim();
}

/** All words of the name in sequence, accents and case aside: perhaps the person. */
export function mayName(name: string): (text: string) => boolean {
  const wanted = ` ${foldWords(writtenName(name))} `;
  return (text) => wanted.trim() !== '' && ` ${foldWords(text)} `.includes(wanted);
}
