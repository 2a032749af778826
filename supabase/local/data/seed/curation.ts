/** Known about single records beyond the curated file, which stays as gathered; each line names its source. */
import type { Source, SourceCandidate } from './source.ts';

/** The court's registers have no accents. Restored only where the ballot name or the press of the record has them. */
const spellings: Readonly<Record<string, readonly [registered: string, spelled: string]>> = {
  'clariana-barao': ['Zacarkim Barao', 'Zacarkim Barão'],
  'flavio-bolsonaro': ['Flavio Nantes Bolsonaro', 'Flávio Nantes Bolsonaro'],
  'hertz-dias': ['Hertz da Conceicao Dias', 'Hertz da Conceição Dias'],
};

/** The biography with the accents that the register leaves out; it was written during a campaign that is over. */
export function biography({ id, bio_summary }: SourceCandidate): string | null {
  const [registered, spelled] = spellings[id] ?? ['', ''];
  return (
    bio_summary?.replace(registered, spelled).replace(/(?<=\. )Concorre(?= (?:à|pel[ao]) )/, 'Concorreu') ??
    null
  );
}

/** Why each of the two off the ballot is not on it, by the situation of its registration in the file. */
const reasons: Readonly<Record<string, string>> = {
  'leonardo-avalanche': 'Candidatura retirada no fim de setembro de 2026. Não foi à urna.',
  'pablo-marcal': 'Registro negado pelo TSE em 11/09/2026. Não foi à urna.',
};

/** The sentence for the top of an archived record's page; null for those on the ballot. */
export function reasonOffBallot({ id, status }: SourceCandidate): string | null {
  return status === 'archived' ? (reasons[id] ?? null) : null;
}

/** Domains of parties; two candidacies registered a page of their party as their site. */
const partyDomains = ['pcb.org.br', 'pco.org.br'];

/** The address if it is a party's and not a campaign's own. */
export function partySite(address: string | null): string | null {
  if (address === null) return null;
  const { hostname } = new URL(address);
  return partyDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
    ? address
    : null;
}

/** The register that most of the records were read from, by its key in the file. */
const register = 'divulgacand';

/** Who published what the record says: the electoral court where its register was read, else the press. */
export function sourceName({ extra }: SourceCandidate, { fontes }: Source): string {
  if (extra.fontes.includes(register)) return 'Tribunal Superior Eleitoral';
  const names = extra.fontes.map((key) => fontes[key]?.veiculo ?? key);
  return [...new Set(names)].join(' e ');
}

/** Of the Avalanche record, what a caveat of the file names without an address. */
const unaddressed: Source['fontes'] = {
  'ab-avalanche': {
    titulo: 'Reportagem sobre a retirada da candidatura de Leonardo Avalanche — lida por transcrição',
    veiculo: 'Agência Brasil',
    data: '2026-09-30',
    url: null,
  },
  'tse-avalanche': {
    titulo: 'Situação do registro de Leonardo Avalanche no TSE — campo lido por transcrição',
    veiculo: 'TSE',
    data: null,
    url: null,
  },
};

/** Every published source: those of the file's list and those that only its sentences name. */
export function namedSources({ fontes }: Source): Source['fontes'] {
  return { ...fontes, ...unaddressed };
}

/** The file names the sources of the two off the ballot by record; each is given to the facts that it can state. */
const sourcesOffBallot: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'leonardo-avalanche': {
    nome: ['p360-avalanche', 'g1-avalanche'],
    nome_completo: ['p360-avalanche', 'g1-avalanche'],
    partido_sigla: ['p360-avalanche', 'g1-avalanche'],
    partido_nome: ['tse-partidos'],
    partido_cor_hex: ['wiki-cores'],
    numero_urna: ['tse-partidos'],
    vice: ['p360-avalanche', 'g1-avalanche'],
    situacao_registro: ['tse-avalanche', 'ab-avalanche'],
    bio_summary: ['p360-avalanche', 'g1-avalanche', 'ab-avalanche'],
  },
  'pablo-marcal': {
    nome: [register],
    nome_completo: [register],
    partido_sigla: [register],
    partido_nome: ['tse-partidos'],
    partido_cor_hex: ['wiki-cores'],
    numero_urna: [register, 'tse-partidos'],
    vice: [register],
    situacao_registro: ['cnn-marcal', 'tse-12'],
    estado_origem: [register],
    data_nascimento: [register],
    idade: [`${register} (calculada)`],
    profissao: [register],
    bens_declarados_reais: [register],
    escolaridade: [register],
    foto_url: ['Wikimedia Commons'],
    bio_summary: [register, 'tse-marcal-liminar', 'cnn-marcal', 'tse-12'],
  },
};

/** Source keys by fact; keys that the file gives to the record alone go to the biography. */
export function sourcesByFact({ id, extra }: SourceCandidate): Readonly<Record<string, readonly string[]>> {
  const byFact = { ...sourcesOffBallot[id], ...extra.fontes_por_campo };
  const placed = new Set(Object.values(byFact).flat());
  const others = extra.fontes.filter((key) => !placed.has(key));
  return others.length === 0
    ? byFact
    : { ...byFact, bio_summary: [...(byFact['bio_summary'] ?? []), ...others] };
}
