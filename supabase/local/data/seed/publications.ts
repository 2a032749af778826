/** The published sources of the curated file as rows of `fontes`, by their key. */
import { namedSources } from './curation.ts';
import { type Source, type SourceCandidate } from './source.ts';
import { uuidOfUrl } from './uuid.ts';

/** What kind of publisher each outlet of the file is; one that is not here stops the command. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  oficial: ['TSE', 'Agência Senado', 'Senado Federal'],
  // The second is the newspaper of a party's members, as the gathered news say of it.
  partido_ou_campanha: ['PCB', 'A Verdade'],
  imprensa: [
    'g1',
    'Agência Brasil',
    'Estadão',
    'Correio Braziliense',
    'Folha de S.Paulo',
    'CNN Brasil',
    'Congresso em Foco',
    'Reuters (via AOL)',
    'Folhapress (via Acessa.com)',
    'MyNews',
    'Gazeta do Povo',
    'JOTA',
    'Poder360',
    'UOL Eleições 2006',
    'Veja',
    'Metrópoles',
    'Agência Brasil (via Tribuna do Paraná)',
    'O Tempo',
    'O Popular',
  ],
  academica: ['Dados – Revista de Ciências Sociais'],
  enciclopedia: ['Wikipédia', 'Wikipédia via GitHub'],
  outra: [
    'GitHub',
    'GitHub figuered0o0808-glitch/observatorio-2026',
    'danielabandeira.com.br',
    'Wikimedia Commons',
  ],
};

function kindOf(outlet: string): string {
  const kind = Object.keys(kinds).find((name) => kinds[name]?.includes(outlet));
  if (kind === undefined) throw new Error(`No kind is named for this outlet: ${outlet}`);
  return kind;
}

export interface Publication {
  id: string;
  titulo: string;
  veiculo: string;
  tipo: string;
  publicada_em: string | null;
  url: string | null;
}

export const publicationId = (key: string): string => uuidOfUrl(`https://pautaaberta.local/fonte/${key}`);

const commons = 'Wikimedia Commons';

/** The key of a photo's page: the file names Commons as a whole, the record says which page. */
const photoKey = (slug: string): string => `foto-${slug}`;

/** Throws for a source that the file does not list. */
export function sourceKey(mention: string, { id }: SourceCandidate, source: Source): string {
  const key = mention === commons ? photoKey(id) : mention.replace(/ \(calculada\)$/, '');
  if (mention !== commons && !(key in namedSources(source)))
    throw new Error(`Unknown source of ${id}: ${mention}`);
  return key;
}

/** Two titles may share an address: the pages of one collection. */
export function publications(source: Source): Publication[] {
  const listed = Object.entries(namedSources(source)).map(([key, { titulo, veiculo, data, url }]) => ({
    key,
    titulo,
    veiculo,
    data,
    url,
  }));
  const photos = [...source.candidatos, ...source.fora_da_urna].flatMap(({ id, extra: { foto } }) => {
    if (foto?.pagina === undefined) return [];
    const titulo = decodeURIComponent(foto.pagina.replace(/^.*\/File:/, '')).replaceAll('_', ' ');
    return [{ key: photoKey(id), titulo, veiculo: commons, data: null, url: foto.pagina }];
  });
  return [...listed, ...photos].map(({ key, titulo, veiculo, data, url }) => ({
    id: publicationId(key),
    titulo,
    veiculo,
    tipo: kindOf(veiculo),
    // A month or a year alone is no day.
    publicada_em: data !== null && /^\d{4}-\d\d-\d\d$/.test(data) ? data : null,
    url: url?.replace(/^http:/, 'https:') ?? null,
  }));
}
