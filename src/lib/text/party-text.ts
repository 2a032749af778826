/** The Chamber's words for a person without a party; `private.sem_bancada` knows the same ones. */
const noParty = /^(s\.part\.?|s\/part\.|s\/partido|sem partido)$/i;

/** Neither unknown nor the Chamber's word for none. */
export function isParty(sigla: string | null): sigla is string {
  return sigla !== null && !noParty.test(sigla.trim());
}

/** What readers see of a party's abbreviation. */
export function partyText(sigla: string | null): string {
  if (!sigla?.trim()) return 'Partido não informado';
  return noParty.test(sigla.trim()) ? 'Sem partido' : sigla;
}

/** 'PP-AL'; what is unknown is left out. */
export function partyAndState(sigla: string | null, uf: string | null): string {
  return [sigla ? partyText(sigla) : null, uf].filter(Boolean).join('-');
}
